/** The colors as `Colors:` lines name them, by the letters that names of files begin with. */
export const colorNames: Readonly<Record<string, string>> = {
  w: 'white',
  u: 'blue',
  b: 'black',
  r: 'red',
  g: 'green',
};
