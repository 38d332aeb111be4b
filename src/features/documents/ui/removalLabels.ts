import { __, _n, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import type { Listed } from '../model/listed';
import type { Removal } from '../model/removal';

/** The label of a way to remove documents. */
export function removalLabel( removal: Removal ): string {
	switch ( removal ) {
		case 'reset':
			return __( 'Reset', 'atelier' );
		case 'delete':
			return __( 'Delete', 'atelier' );
		case 'trash':
			return __( 'Move to trash', 'atelier' );
	}
}

/** The question with the title of one document, or the number of several. */
export function removalTitle(
	removal: Removal,
	items: readonly Listed[]
): string {
	const [ first ] = items;
	const { one, many } = QUESTIONS[ removal ];
	return items.length === 1 && first
		? sprintf(
				one(),
				shorten( first.title, 100 ) || __( '(no title)', 'atelier' )
			)
		: sprintf( many( items.length ), items.length );
}

const QUESTIONS: Readonly<
	Record<
		Removal,
		{
			readonly one: () => string;
			readonly many: ( count: number ) => string;
		}
	>
> = {
	reset: {
		/* translators: %s: title of a template. */
		one: () => __( 'Reset "%s"?', 'atelier' ),
		many: ( count ) =>
			/* translators: %d: number of templates or template parts. */
			_n( 'Reset %d item?', 'Reset %d items?', count, 'atelier' ),
	},
	delete: {
		/* translators: %s: title of a document. */
		one: () => __( 'Delete "%s"?', 'atelier' ),
		many: ( count ) =>
			/* translators: %d: number of documents. */
			_n( 'Delete %d item?', 'Delete %d items?', count, 'atelier' ),
	},
	trash: {
		/* translators: %s: title of a document. */
		one: () => __( 'Move "%s" to the trash?', 'atelier' ),
		many: ( count ) =>
			/* translators: %d: number of documents. */
			_n(
				'Move %d item to the trash?',
				'Move %d items to the trash?',
				count,
				'atelier'
			),
	},
};
