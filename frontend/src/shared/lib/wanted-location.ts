import { useLocation, type Location } from 'react-router-dom';

/** What a guard hands to the login page: where to go once logged in. */
export interface LoginState {
  wanted?: Pick<Location<unknown>, 'pathname' | 'search' | 'state'>;
}

/** Where to go after a login: the location that a guard redirected from, else the given home. */
export function useWantedLocation(
  home: string,
): Pick<Location<unknown>, 'pathname' | 'search' | 'state'> {
  const { state } = useLocation() as Location<LoginState | null>;
  const wanted = state?.wanted;
  return wanted ?? { pathname: home, search: '', state: null };
}
