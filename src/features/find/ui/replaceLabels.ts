import { __, sprintf } from '@wordpress/i18n';
import { numberLabel } from '@/ui/numberLabel';
import { isRemoval, type FindForm } from '../model/form';
import { kindLabel } from './labels';

/** What the screen says about replacing. */
interface ReplaceLabels {
	/** The button. */
	readonly act: () => string;
	/** What it will do, such as in "12 places in 3 documents". */
	readonly will: ( found: string ) => string;
	readonly progress: ( done: number, all: number ) => string;
	/** The title of a site draft with the changes. */
	readonly draft: ( form: FindForm ) => string;
}

const REPLACING: ReplaceLabels = {
	act: () => __( 'Replace', 'atelier' ),
	will: ( found ) =>
		/* translators: %s: such as "12 places in 3 documents". */
		sprintf( __( 'Replaces %s.', 'atelier' ), found ),
	progress: ( done, all ) =>
		sprintf(
			/* translators: 1: number of documents that are done, 2: number of all. */
			__( 'Replacing in %1$s of %2$s…', 'atelier' ),
			numberLabel( done ),
			numberLabel( all )
		),
	draft: ( form ) =>
		sprintf(
			/* translators: 1: kind of thing, such as "Link", 2: what was found. */
			__( 'Replace %1$s “%2$s”', 'atelier' ),
			kindLabel( form.kind ),
			shortText( form )
		),
};

const REMOVING: ReplaceLabels = {
	act: () => __( 'Remove', 'atelier' ),
	will: ( found ) =>
		sprintf(
			/* translators: %s: such as "12 places in 3 documents". */
			__( 'Removes it from %s. Nothing comes in its place.', 'atelier' ),
			found
		),
	progress: ( done, all ) =>
		sprintf(
			/* translators: 1: number of documents that are done, 2: number of all. */
			__( 'Removing from %1$s of %2$s…', 'atelier' ),
			numberLabel( done ),
			numberLabel( all )
		),
	draft: ( form ) =>
		sprintf(
			/* translators: 1: kind of thing, such as "Text", 2: what was found. */
			__( 'Remove %1$s “%2$s”', 'atelier' ),
			kindLabel( form.kind ),
			shortText( form )
		),
};

/** The words for a replacement, or for a removal where nothing comes in its place. */
export const replaceLabels = (
	{ kind }: FindForm,
	to: string
): ReplaceLabels => ( isRemoval( kind, to ) ? REMOVING : REPLACING );

const shortText = ( { text }: FindForm ): string => text.trim().slice( 0, 60 );
