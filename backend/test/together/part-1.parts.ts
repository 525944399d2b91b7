import { describePart } from './describe-part';

describePart(1);
