/** What the room says between the actions that moves no money: comings and goings, the chat, the dealer. */
const TALK: readonly RegExp[] = [
  / said, ".*"?$/,
  /:? (?:is sitting out|sits out)$/,
  / (?:joins the table at seat #\d+|leaves the table|has returned)$/,
  / (?:is connected|is disconnected)$/,
  / has timed out(?: while (?:being )?disconnected)?$/,
  / (?:was removed from the table for failing to post|has requested TIME)$/,
  / will be allowed to play after the button$/,
  /^Betting is capped$/,
  /^The deck is reshuffled$/,
  /^No low hand qualified$/,
  /^Hand was run twice$/,
];

export const isTableTalk = (text: string): boolean => TALK.some((pattern) => pattern.test(text));
