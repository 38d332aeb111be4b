import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { isRecord, stringOr } from '../../kernel/guards';
import { boot } from '../../platform/boot';
import type { DocumentRef, EntityRecord } from '../../features/documents';
import { isTrashed, titleOf, useDocument } from '../../features/documents/records';
import { documentPlace, Link } from '../../routing';
import { messageFor } from '../../ui/messages';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import styles from './DocumentDetails.module.css';

/** The navigation screen of one document. */
export function DocumentDetails( {
	document,
}: {
	readonly document: DocumentRef;
} ) {
	const load = useDocument( document );
	const label = boot().postTypes[ document.type ]?.label ?? document.type;
	if ( load.status !== 'ready' ) {
		return (
			<SidebarScreen
				title={ label }
				hasBack
				description={
					load.status === 'failed' ? messageFor( load.error ) : undefined
				}
			/>
		);
	}
	const post = load.value;
	return (
		<SidebarScreen
			title={ decodeEntities( titleOf( post ) ) || __( '(no title)', 'atelier' ) }
			hasBack
			description={ descriptionOf( post ) }
		>
			{ isTrashed( post ) ? (
				<p className={ styles.note }>
					{ __( 'This is in the trash. Restore it to edit it again.', 'atelier' ) }
				</p>
			) : (
				<Link
					to={ documentPlace }
					params={ { ...document, isEditing: true } }
					className={ styles.edit }
				>
					{ __( 'Edit', 'atelier' ) }
				</Link>
			) }
		</SidebarScreen>
	);
}

function descriptionOf( { description, excerpt }: EntityRecord ): string {
	const described = isRecord( description ) ? description.raw : description;
	const summed = isRecord( excerpt ) ? excerpt.raw : '';
	return decodeEntities( stringOr( described ) || stringOr( summed ) );
}
