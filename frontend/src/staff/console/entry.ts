import '../styles';

/** The entry point for the routes of the shop; all code of the console loads with this file, or later. */
export { Console } from './console';
export { AreaScreens } from './area-screens';
