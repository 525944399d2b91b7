import { describePart } from './describe-part';

describePart(5);
