import { Fragment, useMemo } from '@wordpress/element';
import { parseHtml } from '../data/parseHtml';
import type { Piece } from '../model/content';
import styles from './Notes.module.css';

/** The safe content of a note. */
export function NoteText( { html }: { readonly html: string } ) {
	const pieces = useMemo( () => parseHtml( html ), [ html ] );
	return (
		<div className={ styles.text } dir="auto">
			<Pieces pieces={ pieces } />
		</div>
	);
}

const Pieces = ( { pieces }: { readonly pieces: readonly Piece[] } ) =>
	pieces.map( ( piece, at ) => (
		<Fragment key={ at }>
			<PieceOf piece={ piece } />
		</Fragment>
	) );

function PieceOf( { piece }: { readonly piece: Piece } ) {
	switch ( piece.type ) {
		case 'text':
			return piece.text;
		case 'break':
			return <br />;
		case 'mention':
			return <span className={ styles.mention }>{ piece.text }</span>;
		case 'link':
			return (
				<a href={ piece.href } target="_blank" rel="noreferrer">
					<Pieces pieces={ piece.children } />
				</a>
			);
		case 'format': {
			const Tag = piece.tag;
			return (
				<Tag>
					<Pieces pieces={ piece.children } />
				</Tag>
			);
		}
	}
}
