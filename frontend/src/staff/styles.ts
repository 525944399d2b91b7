/** The styles of the console's screens, which no page of the shop has. */
const styles = import.meta.glob<string>('./**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

// Not a style element: the content security policy permits only styles that the server wrote into the page.
const sheet = new CSSStyleSheet();
sheet.replaceSync(Object.values(styles).join('\n'));
document.adoptedStyleSheets.push(sheet);
