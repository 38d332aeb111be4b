import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CollectionEntry } from '../../model/collection';
import { parseFamily } from '../../model/family';
import { isInstalled } from '../../model/installed';
import { RowButton } from '../RowButton';
import { useFontLibrary } from '../useFontLibrary';
import { variantLabel } from '../familyLabels';
import styles from './CollectionRow.module.css';
import { PicturePreview } from './PicturePreview';

interface CollectionRowProps {
	readonly entry: CollectionEntry;
	readonly onOpen: () => void;
}

/** A family of a collection: its name, its sample, and whether it is installed. */
export function CollectionRow( { entry, onOpen }: CollectionRowProps ) {
	const { installed } = useFontLibrary();
	const family = useMemo( () => parseFamily( entry.settings ), [ entry ] );
	const isThere =
		installed.status === 'ready' && isInstalled( installed.value, entry );
	return (
		<RowButton
			slug={ entry.slug }
			className={ styles.row }
			onOpen={ onOpen }
		>
			<span className={ styles.words }>
				<span className={ styles.name }>{ entry.name }</span>{ ' ' }
				<span className={ styles.state }>
					{ [
						variantLabel( entry.variants ),
						isThere ? __( 'Installed', 'atelier' ) : '',
					]
						.filter( ( text ) => text !== '' )
						.join( ' · ' ) }
				</span>
			</span>
			{ family && (
				<span className={ styles.picture }>
					<PicturePreview family={ family } />
				</span>
			) }
		</RowButton>
	);
}
