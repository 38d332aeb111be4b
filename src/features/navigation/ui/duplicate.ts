import { __, sprintf } from '@wordpress/i18n';
import { duplicateMenu } from '../data/changeMenus';
import type { Menu } from '../model/menu';
import { reasonOf, tell, tellFailure } from './notices';

/** Duplicates a menu and shows a notice. */
export async function duplicate( { id }: Pick< Menu, 'id' > ): Promise< void > {
	const result = await duplicateMenu( id, ( title ) =>
		/* translators: %s: title of a navigation menu. */
		sprintf( __( '%s (Copy)', 'atelier' ), title )
	);
	if ( result.ok ) {
		tell( __( 'Duplicated Navigation Menu', 'atelier' ) );
	} else {
		tellFailure(
			sprintf(
				/* translators: %s: error message. */
				__( 'Unable to duplicate Navigation Menu (%s).', 'atelier' ),
				reasonOf( result.error )
			)
		);
	}
}
