import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { FATE } from './markBlocks';

interface RevisionTitleProps {
	readonly title: string;
	/** What it was before; null where that is not compared. */
	readonly before: string | null;
}

/** The title of a post above its content, with what it was before. */
export function RevisionTitle( { title, before }: RevisionTitleProps ) {
	const words = decodeEntities( title ) || __( '(no title)', 'atelier' );
	const isChanged = before !== null && before !== title;
	return (
		<h1
			className="wp-block wp-block-post-title"
			{ ...( isChanged ? { [ FATE ]: 'changed' } : {} ) }
		>
			{ isChanged ? (
				<>
					{ before && <del>{ decodeEntities( before ) }</del> }{ ' ' }
					<ins>{ words }</ins>
				</>
			) : (
				words
			) }
		</h1>
	);
}
