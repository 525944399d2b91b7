/** The styles beside the screens of the console, which no page of the shop has. */
const styles = import.meta.glob<string>('./**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

// No style element: the content security policy lets a page have only those styles that the server wrote into it.
const sheet = new CSSStyleSheet();
sheet.replaceSync(Object.values(styles).join('\n'));
document.adoptedStyleSheets.push(sheet);
