import { isImageAddress } from './image-address.rules';

describe('the address of a picture', () => {
  it.each([
    '/media/food/1f345.webp',
    '/uploads/a b.webp'.replace(' ', '%20'),
    'https://example.com/tomato.jpg',
    'HTTPS://EXAMPLE.COM/tomato.jpg?w=200&h=100#top',
    'http://minio:9000/pictures/1.webp',
    'http://192.168.1.20/1.webp',
    'http://[::1]:8080/1.webp',
    'https://टमाटर.भारत/1.webp',
    'https://cdn.example.com/%E0%A4%86.webp',
  ])('may be %s', (address) => expect(isImageAddress(address)).toBe(true));

  it.each([
    'tomato',
    'tomato.jpg',
    'not a url',
    'www.example.com/tomato.jpg',
    'https://',
    'https:///tomato.jpg',
    'https:tomato.jpg',
    'https://exa mple.com/tomato.jpg',
    'https://example.com/to mato.jpg',
    'https://.../tomato.jpg',
    'https://-/tomato.jpg',
    'https://asha:secret@example.com/tomato.jpg',
    'https://example.com:99999/tomato.jpg',
    'https://example.com/%zz.jpg',
    '//example.com/tomato.jpg',
    '/\\example.com/tomato.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'ftp://example.com/tomato.jpg',
    'file:///etc/passwd',
    '?tomato',
    '#',
    '',
    undefined,
    7,
  ])('is not %s', (address) => expect(isImageAddress(address)).toBe(false));
});
