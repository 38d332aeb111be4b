import type { FoundText } from '@/features/find/index.model';
import type { Finding, Problem } from '@/features/blockRepair/index.model';
import { withEdits } from '@/features/replacing/index.model';

/** A document with the problems in it. */
export interface FaultyDocument extends FoundText {
	readonly findings: readonly Finding[];
}

/** Equal for the same finding of a document. */
export const findingKey = (
	{ type, id }: Pick< FoundText, 'type' | 'id' >,
	at: number
): string => `${ type } ${ id } ${ at }`;

/** A document with its text before and after. */
export interface RepairedText extends FoundText {
	readonly replaced: string;
}

/**
 * The documents with another text once the chosen findings are repaired.
 *
 * @param documents
 * @param leftOut   Keys of findings that stay as they are.
 */
export const repairedTexts = (
	documents: readonly FaultyDocument[],
	leftOut: ReadonlySet< string >
): readonly RepairedText[] =>
	documents.flatMap( ( document ) => {
		const edits = document.findings.flatMap( ( finding, at ) =>
			leftOut.has( findingKey( document, at ) )
				? []
				: ( finding.edits ?? [] )
		);
		const { type, id, title, content } = document;
		return edits.length > 0
			? [
					{
						type,
						id,
						title,
						content,
						replaced: withEdits( content, edits ),
					},
				]
			: [];
	} );

/** How many findings there are of each problem. */
export function countProblems(
	documents: readonly FaultyDocument[]
): Readonly< Record< Problem, number > > {
	const counts = { invalid: 0, outdated: 0, missing: 0 };
	for ( const { findings } of documents ) {
		for ( const { problem } of findings ) {
			counts[ problem ] += 1;
		}
	}
	return counts;
}

/** The number of chosen findings that are repaired. */
export const chosenCount = (
	document: FaultyDocument,
	leftOut: ReadonlySet< string >
): number =>
	document.findings.filter(
		( { edits }, at ) =>
			edits !== null && ! leftOut.has( findingKey( document, at ) )
	).length;
