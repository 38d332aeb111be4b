import { Icon } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { CollectionEntry } from '../../model/collection';
import { parseFamily } from '../../model/family';
import { isInstalled } from '../../model/installed';
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
		installed.status === 'ready' &&
		isInstalled( installed.value, entry.slug );
	return (
		<button
			type="button"
			className={ styles.row }
			data-slug={ entry.slug }
			onClick={ onOpen }
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
			<Icon icon={ isRTL() ? chevronLeft : chevronRight } />
		</button>
	);
}
