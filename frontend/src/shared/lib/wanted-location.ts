import { useLocation, type Location } from 'react-router-dom';

/** The state that a guard passes to the login page: where to go after login. */
export interface LoginState {
  wanted?: Pick<Location<unknown>, 'pathname' | 'search' | 'state'>;
}

/** The location after login: the one that a guard redirected from, else the given home. */
export function useWantedLocation(
  home: string,
): Pick<Location<unknown>, 'pathname' | 'search' | 'state'> {
  const { state } = useLocation() as Location<LoginState | null>;
  const wanted = state?.wanted;
  return wanted ?? { pathname: home, search: '', state: null };
}
