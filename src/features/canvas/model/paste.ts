import {
	contentProblem,
	type ContentProblem,
} from '../../../kernel/contentProblem';

/** What is on a clipboard, in both forms; empty where there is none. */
export interface Pasted {
	readonly html: string;
	readonly text: string;
}

/** By this WordPress tells blocks from other HTML, of which it takes only what it knows. */
const BLOCKS = '<!-- wp:';

/** Why something should not be pasted; null where nothing speaks against it. */
export const pasteProblem = ( { html, text }: Pasted ): ContentProblem | null =>
	( html.includes( BLOCKS ) ? contentProblem( html ) : null ) ??
	contentProblem( text );
