import { __, _n, sprintf } from '@wordpress/i18n';
import { documentIcon } from '@/features/documents';
import { useUses } from '@/features/uses';
import { documentRoute } from '@/routing';
import { MenuList } from '../sidebar/MenuList';
import styles from './UsedIn.module.css';

interface UsedInProps {
	readonly type: 'wp_block' | 'wp_template_part';
	readonly id: string;
}

/** Links to the documents with a pattern or template part. */
export function UsedIn( { type, id }: UsedInProps ) {
	const load = useUses(
		type === 'wp_template_part' ? 'part' : 'pattern',
		id
	);
	if ( load.status !== 'ready' ) {
		return null;
	}
	const { documents, total, isComplete } = load.value;
	// Widgets have no screen here.
	const listed = documents.filter( ( one ) => one.id !== '' );
	const rest = total - listed.length;
	return (
		<MenuList
			heading={ __( 'Used in', 'atelier' ) }
			entries={ listed.map( ( one ) => ( {
				key: `${ one.type } ${ one.id }`,
				icon: documentIcon( one.type ),
				label: one.title || __( '(no title)', 'atelier' ),
				address: documentRoute.build( {
					type: one.type,
					id: one.id,
					isEditing: false,
				} ),
			} ) ) }
		>
			{ total === 0 && isComplete && (
				<p className={ styles.note }>
					{ __( 'It isn’t used anywhere.', 'atelier' ) }
				</p>
			) }
			{ rest > 0 && (
				<p className={ styles.note }>
					{ sprintf(
						/* translators: %d: number of further entries. */
						_n( 'and %d more', 'and %d more', rest, 'atelier' ),
						rest
					) }
				</p>
			) }
			{ ! isComplete && (
				<p className={ styles.note }>
					{ __( 'Not all content could be checked.', 'atelier' ) }
				</p>
			) }
		</MenuList>
	);
}
