import { contentProblem, type ContentProblem } from '@/kernel/contentProblem';

/** The content of a clipboard in both formats; empty without one. */
export interface Pasted {
	readonly html: string;
	readonly text: string;
}

/** WordPress detects blocks by this; in other HTML, it only keeps known elements. */
const BLOCKS = '<!-- wp:';

/** The reason to reject pasted content; null if it is valid. */
export const pasteProblem = ( { html, text }: Pasted ): ContentProblem | null =>
	( html.includes( BLOCKS ) ? contentProblem( html ) : null ) ??
	contentProblem( text );
