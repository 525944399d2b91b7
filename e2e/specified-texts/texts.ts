/** A text of the specification: its section, its wording, and the place where it must be read. */
export interface SpecifiedText {
  section: 1 | 2 | 5 | 8 | 9;
  text: string;
  place: string;
}

const at = (
  section: SpecifiedText['section'],
  place: string,
  ...texts: string[]
): SpecifiedText[] => texts.map((text) => ({ section, text, place }));

/** What a guest reads, place by place. */
export const guestTexts = [
  ...at(2, 'header', 'Home', 'Register', 'ClientLogin', 'AdminLogin', 'Aboutus'),
  ...at(2, 'header', 'Customer Support'),
  ...at(1, 'landing page', 'Fruits', 'Vegetables', 'Cereals', 'Beverages', 'Snacks'),
  ...at(1, 'landing page', 'Frozen Foods', 'Household Products', 'General'),
  ...at(1, 'landing page', 'Why Choose Us', 'Redeem Gift'),
  ...at(1, 'landing page', 'Quality fresh products', 'Delivery', 'Coupons up to 25% off'),
  ...at(1, 'landing page', 'Up to 25% off', '5% off every order paid online'),
  ...at(1, 'landing page', 'Delivery and payment'),
  ...at(1, 'first banner', 'The freshest food experience in India'),
  ...at(1, 'second banner', 'New Year offer', 'Offer ending Jan 10th 2023'),
  ...at(1, 'third banner', 'Place an order'),
  ...at(2, 'landing page', 'View All'),
  ...at(2, 'about page', 'About Store', 'What We Do', 'Our Vision', 'Our Team'),
  ...at(2, 'registration', 'FirstName', 'LastName', 'Email', 'Date Of Birth', 'Gender'),
  ...at(2, 'registration', 'male', 'female', 'other', 'Phone', 'District', 'ZipCode', 'state'),
  ...at(2, 'registration', 'Password', 'Signup'),
  ...at(
    2,
    'registration',
    'Password should contains 1 Uppercase, 1 Digit and should be 8 character long',
  ),
  ...at(2, 'contact', 'Full Name', 'Email', 'Subject', 'Submit'),
  ...at(2, 'admin login', 'Email', 'Password', 'Log In'),
  ...at(2, 'client login', 'Password', 'Login'),
  ...at(5, 'login with a wrong e-mail', 'Email is not valid.'),
  ...at(5, 'login without a password', 'Password should not be blank'),
  ...at(8, 'login that fails', 'Something going wrong in login!!pl try again'),
  ...at(5, 'sign-up, firstName short', 'FirstName must contain atleast 3 characters'),
  ...at(5, 'sign-up, lastName short', 'LastName must contain atleast 3 characters'),
  ...at(5, 'sign-up, phone short', 'Phone must contain atleast 10 characters'),
  ...at(5, 'sign-up, district short', 'District must contain atleast 3 characters'),
  ...at(5, 'sign-up, state short', 'State must contain atleast 3 characters'),
  ...at(5, 'sign-up, zipCode short', 'Zipcode must contain atleast 6 characters'),
  ...at(8, 'sign-up that fails', 'Something going wrong!!pl try again'),
  ...at(8, 'sign-up done', 'Registration sucessful'),
  ...at(5, 'contact, name short', 'FirstName must contain atleast 4 characters'),
  ...at(5, 'contact, subject short', 'Subject must contain atleast 10 characters'),
  ...at(8, 'contact that fails', 'Something going wrong!!pl try again'),
  ...at(8, 'contact done', 'Your Response submitted sucessfully'),
];

/** What a customer reads, place by place. */
export const clientTexts = [
  ...at(2, 'header', 'Home', 'Cart List', 'Order', 'Logout'),
  ...at(2, 'product list', 'Product Id', 'Name', 'Description', 'Image', 'MRP'),
  ...at(2, 'product list', 'Available Quantity', 'Add to Cart'),
  ...at(2, 'product list without products', 'No product is available in list'),
  ...at(5, 'order quantity 0', 'Qunatity should not be zero'),
  ...at(8, 'item added', 'Item added sucessfully'),
  ...at(2, 'cart', 'Cart Id', 'Quantity', 'Price', 'Total', 'Delete Cart', 'Grand Total'),
  ...at(2, 'cart', 'Place Order'),
  ...at(8, 'item deleted', 'Item deleted from cart..'),
  ...at(2, 'cart without items', 'No product available in cart'),
  ...at(8, 'order placed', 'Place order Sucessfully'),
  ...at(2, 'orders', 'Order Id', 'Order Date', 'Mrp Price', 'Quantity', 'Total price'),
  ...at(2, 'orders', 'Order Status', 'Payment Status'),
  ...at(2, 'payment', 'Name On the Card', 'Card Number', 'Exp year on card', 'cvv'),
  ...at(2, 'payment', 'Make Payment'),
  ...at(8, 'payment that fails', 'Something going wrong!!pl try again'),
  ...at(8, 'payment done', 'payment done sucessfully'),
];

/** What an admin reads, place by place. */
export const adminTexts = [
  ...at(2, 'header', 'Home', 'Add Grocessay', 'List Grocessay', 'Logout'),
  ...at(2, 'add product', 'Product Name', 'Image', 'Description', 'Mrp Price', 'Quantity'),
  ...at(2, 'add product', 'Add Product'),
  ...at(5, 'product form left empty', 'Product name is required', 'description  is required'),
  ...at(5, 'product form left empty', 'Image should not be blank'),
  ...at(8, 'product that fails', 'Something going wrong!!pl try again'),
  ...at(8, 'product added', 'Product added sucessfully'),
  ...at(2, 'edit product', 'Update'),
  ...at(8, 'product updated', 'Product updated sucessfully'),
  ...at(2, 'admin list', 'Product Id', 'Name', 'Description', 'Image', 'MRP', 'Quantity'),
  ...at(2, 'admin list', 'Edit', 'Delete'),
  ...at(8, 'product deleted', 'Product deleted sucessfully'),
  ...at(2, 'admin list without products', 'No product is available in list'),
];
