import { LEAF, LEFT, LINE, MINT, PdfPaper, SOFT, TAMATAR, TextStyle, WIDTH } from './pdf-paper';
import { ReceiptDocument } from './receipt-document.rules';
import { RECEIPT_TEXTS } from './receipt-texts';

/** Draws a receipt or credit note on A4 pages. */
export function renderReceipt(receipt: ReceiptDocument): Promise<Buffer> {
  const texts = RECEIPT_TEXTS[receipt.language];
  const paper = new PdfPaper({
    language: receipt.language,
    numbering: texts.page,
    title: `${receipt.title} ${receipt.number}`,
    author: receipt.storeName,
    createdAt: receipt.issuedAt,
    continuedHead: `${receipt.storeName} · ${receipt.title} ${receipt.number}`,
    foot: receipt.support,
  });
  renderHead(paper, receipt);
  renderBlocks(paper, receipt);
  renderTable(paper, COLUMNS, texts.columns, receipt.rows);
  renderBill(paper, receipt);
  if (receipt.taxes.length > 0) renderTable(paper, TAX_COLUMNS, texts.taxColumns, receipt.taxes);
  renderPayment(paper, receipt, texts.paidBack);
  return paper.finish();
}

function renderHead(
  paper: PdfPaper,
  { title, storeName, storeLines, mark: stamp }: ReceiptDocument,
): void {
  const top = paper.y;
  const name = { font: 'bold', size: 22, color: LEAF, width: WIDTH * 0.6 } as const;
  paper.y += paper.text(storeName, top - 6, name) - 4;
  for (const line of storeLines)
    paper.y += paper.text(line, paper.y, { color: SOFT, width: WIDTH * 0.6 });
  paper.text(title, top - 6, { font: 'bold', size: 22, align: 'right' });
  const mark = { font: 'bold', size: 11, color: TAMATAR, align: 'right' } as const;
  if (stamp) paper.text(stamp, top + 24, mark);
  paper.y += 12;
  paper.line(paper.y, LEAF);
  paper.y += 12;
}

/** The blocks are side by side; the address at the end is the widest. */
function renderBlocks(paper: PdfPaper, { blocks }: ReceiptDocument): void {
  const shares = [0.22, 0.18, 0.28, 0.32];
  let x = LEFT;
  let bottom = paper.y;
  blocks.forEach(({ heading, lines }, index) => {
    const room = WIDTH * (shares[index] ?? 0);
    const place = { x, width: room - 10 };
    let y = paper.y;
    y += paper.text(heading, y, { ...place, font: 'bold', size: 8.5, color: LEAF });
    for (const line of lines) y += paper.text(line, y, { ...place, size: 9 });
    bottom = Math.max(bottom, y);
    x += room;
  });
  paper.y = bottom + 16;
}

/** A column of a table, with its share of the width. */
interface TableColumn<Key extends string> {
  key: Key;
  share: number;
}

/** The columns of a table; the first is left-aligned text, numbers are right-aligned. */
const COLUMNS = [
  { key: 'name', share: 0.44 },
  { key: 'quantity', share: 0.08 },
  { key: 'mrp', share: 0.16 },
  { key: 'total', share: 0.16 },
  { key: 'discount', share: 0.16 },
] as const;
const TAX_COLUMNS = [
  { key: 'rate', share: 0.36 },
  { key: 'taxable', share: 0.16 },
  { key: 'cgst', share: 0.16 },
  { key: 'sgst', share: 0.16 },
  { key: 'amount', share: 0.16 },
] as const;
const CELL_PADDING = 6;

function renderTable<Key extends string>(
  paper: PdfPaper,
  columns: readonly TableColumn<Key>[],
  titles: Record<Key, string>,
  rows: readonly Record<Key, string>[],
): void {
  const renderTitles = () => {
    paper.panel(paper.y, 20, MINT);
    const style = { font: 'bold', size: 8.5, color: LEAF } as const;
    renderRow(paper, columns, titles, style);
    paper.y += 20;
  };
  const [first] = rows;
  paper.ensureRoom(20 + (first ? rowHeight(paper, columns, first) : 0));
  renderTitles();
  for (const row of rows) {
    const height = rowHeight(paper, columns, row);
    if (paper.ensureRoom(height)) renderTitles();
    renderRow(paper, columns, row, { size: 9.5 });
    paper.y += height;
    paper.line(paper.y);
  }
  paper.y += 12;
}

function renderRow<Key extends string>(
  paper: PdfPaper,
  columns: readonly TableColumn<Key>[],
  row: Record<Key, string>,
  style: TextStyle,
): void {
  let x = LEFT;
  columns.forEach(({ key, share }, index) => {
    const place = { x: x + CELL_PADDING, width: WIDTH * share - 2 * CELL_PADDING };
    const align = index === 0 ? 'left' : 'right';
    paper.text(row[key], paper.y + 3, { ...style, ...place, align });
    x += WIDTH * share;
  });
}

/** The highest cell determines the height: sums may be long, and names certainly are. */
function rowHeight<Key extends string>(
  paper: PdfPaper,
  columns: readonly TableColumn<Key>[],
  row: Record<Key, string>,
): number {
  const heights = columns.map(({ key, share }) =>
    paper.heightOf(row[key], { width: WIDTH * share - 2 * CELL_PADDING, size: 9.5 }),
  );
  return Math.max(...heights) + 6;
}

const BILL_WIDTH = WIDTH * 0.56;
const BILL_LEFT = LEFT + WIDTH - BILL_WIDTH;
const AMOUNT_WIDTH = 100;

function renderBill(paper: PdfPaper, { bill, total }: ReceiptDocument): void {
  paper.ensureRoom(bill.length * 30 + 40);
  for (const { label, reason, amount } of bill) {
    const text = reason ? `${label} (${reason})` : label;
    paper.y += renderSum(paper, text, amount, { x: BILL_LEFT + CELL_PADDING }) + 2;
  }
  paper.y += 4;
  paper.panel(paper.y, 26, MINT, BILL_LEFT, BILL_WIDTH);
  const bold = { x: BILL_LEFT + CELL_PADDING, font: 'bold', size: 12, color: LEAF } as const;
  renderSum(paper, total.label, total.amount, bold, 4);
  paper.y += 42;
}

/** Sets a text with a sum to its right; returns their height. */
function renderSum(
  paper: PdfPaper,
  text: string,
  amount: string,
  style: TextStyle & { x: number },
  down = 0,
): number {
  const right = LEFT + WIDTH - CELL_PADDING;
  const width = right - AMOUNT_WIDTH - style.x;
  const height = paper.text(text, paper.y + down, { ...style, width });
  const place = { x: right - AMOUNT_WIDTH, width: AMOUNT_WIDTH, align: 'right' } as const;
  return Math.max(height, paper.text(amount, paper.y + down, { ...style, ...place }));
}

function renderPayment(
  paper: PdfPaper,
  { paymentHeading, payment, refunds }: ReceiptDocument,
  paidBack: string,
): void {
  paper.ensureRoom(34);
  renderHeading(paper, paymentHeading);
  for (const line of payment) paper.y += paper.text(line, paper.y);
  if (refunds.length === 0) return;
  paper.y += 12;
  paper.ensureRoom(34);
  renderHeading(paper, paidBack);
  for (const { text, amount } of refunds) {
    paper.ensureRoom(17);
    paper.y += renderSum(paper, text, amount, { x: LEFT });
    paper.line(paper.y + 2, LINE);
    paper.y += 5;
  }
}

function renderHeading(paper: PdfPaper, heading: string): void {
  paper.y += paper.text(heading, paper.y, { font: 'bold', size: 8.5, color: LEAF });
}
