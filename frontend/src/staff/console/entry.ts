import '../styles';

/** What the routes of the shop know of the console; all its code is loaded with this file, or later. */
export { Console } from './console';
export { AreaScreens } from './area-screens';
