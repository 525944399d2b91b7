/** Line icons in a 24 × 24 view box. */
const shapes = {
  home: 'M3 11.5 12 4l9 7.5M6 9.5V20h4.5v-6h3v6H18V9.5',
  board: 'M4 5h16v15H4ZM4 9.5h16M9.3 9.5V20M14.7 9.5V20M8 3v3M16 3v3',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9 8h6M9 12h6',
  picking: 'M4 9h16l-1.500 11h-13ZM8.5 9 11 4M15.5 9 13 4M9 14l2.200 2.200L15.500 12.500',
  reports: 'M12 4 21.5 20h-19ZM12 10v4.500M12 17.300h.1',
  upi: 'M4 8h13M13.500 4.500 17 8l-3.500 3.500M20 16H7M10.500 12.500 7 16l3.500 3.500',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  add: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8.5v7M8.5 12h7',
  products: 'M4 8 12 4l8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8',
  stock: 'M4 20V9l8-5 8 5v11ZM8 20v-8h8v8M8 16h8',
  categories: 'M4 5h7v6H4ZM13 5h7v6h-7ZM4 13h7v6H4ZM13 13h7v6h-7Z',
  bulk: 'M4 6h3v3H4ZM4 15h3v3H4ZM10.5 7.500H20M10.500 16.500H20',
  offers: 'M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5ZM8.2 8.2h.1',
  messages: 'M4 6h16v12H4ZM4 6.5l8 6.5 8-6.5',
  customers: 'M12 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM5 20c.4-3.9 3.2-6 7-6s6.6 2.1 7 6',
  staff:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3 19c.3-3.3 2.6-5 6-5s5.7 1.7 6 5M15.5 5.300a3 3 0 0 1 0 5.400M18 14.500c1.7.8 2.7 2.3 3 4.5',
  tokens: 'M8 10.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11 11.5 19 4M16 6.500l2.5 2.5',
  webhooks: 'M4 12h9M9.500 8l4 4-4 4M14 5h6v14h-6',
  policies: 'M6 3.500h8l4 4V20.500H6ZM14 3.500v4h4M9 12h6M9 15.500h6',
  gst: 'M5 4h14v16H5ZM8.5 8h7M8.500 16.500l7-5M9.300 11.800h.1M14.700 16.200h.1',
  audit: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.500V12l3 2',
  delivery:
    'M3 6h11v10H3ZM14 10h4l3 3v3h-7M7 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM17 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  rounds:
    'M6 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM18 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM9 17h6a3.5 3.5 0 0 0 0-7H9.5a3 3 0 0 1 0-6H12',
  phone:
    'M6 3.500h3l1.5 4.5-2 1.500c1 2.5 3 4.5 5.5 5.500l1.5-2 4.5 1.500v3c0 1.5-1 2.5-2.5 2.500C10 19.5 4 13 3.5 6 3.5 4.5 4.5 3.5 6 3.500Z',
  roles: 'M12 3.5 19 6v5.500c0 4-2.7 7.3-7 9-4.3-1.7-7-5-7-9V6ZM9 12l2 2 4-4',
  security: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.500v2',
  account:
    'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM6.3 18.200c1.2-2.1 3.2-3.2 5.7-3.200s4.5 1.1 5.7 3.2',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z',
  more: 'M4 7h16M4 12h16M4 17h16',
  logout: 'M14 4H5v16h9M10 12h11M17.5 8.5 21 12l-3.5 3.5',
} as const;

export type IconName = keyof typeof shapes;

/** The icon of an area; its name is next to it, so that nobody has to know the icon's meaning. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentcolor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    style={{ flex: 'none' }}
  >
    <path d={shapes[name]} />
  </svg>
);
