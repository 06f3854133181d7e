import { Injectable } from '@nestjs/common';

/** How decisions are to be taken in this house, as its configuration says (CAGNOTTE_DECISIONS). */
@Injectable()
export class DecisionPolicy {
  /** Whether unsigned decisions are refused. What is done at the console is no decision of a request. */
  mustBeSigned = false;
}
