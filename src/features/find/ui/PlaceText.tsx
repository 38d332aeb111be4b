import { blockTitle } from '@/features/documents/index.records';
import type { FoundPlace } from '../model/placesIn';
import { propertyLabel } from './propertyLabel';
import styles from './Find.module.css';

interface PlaceTextProps {
	/** The type of the document. */
	readonly type: string;
	readonly place: FoundPlace;
}

/** A place with what is around it; where it isn't a text of a block, with the name of the block or property. */
export function PlaceText( { type, place }: PlaceTextProps ) {
	const { kind, block, before, match, after } = place;
	const name =
		propertyLabel( type, place ) ||
		( kind === 'block' ? blockTitle( block ) : '' );
	return (
		<span className={ styles.said } dir="auto">
			{ name && <span className={ styles.block }>{ name }</span> }
			{ before }
			{ match && <mark>{ match }</mark> }
			{ after }
		</span>
	);
}
