import { ExternalLink } from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { isRecord, stringOr } from '@/kernel/guards';
import { boot } from '@/platform/boot';
import { ownScreenUrl } from '@/platform/ownScreen';
import {
	type DocumentRef,
	type EntityRecord,
	isTrashed,
	titleOf,
} from '@/features/documents/index.model';
import { hasOwnScreen } from '@/features/documents';
import { useDocumentSummary } from '@/features/documents/index.records';
import {
	holderLabel,
	notHereLabel,
	OpenHolder,
	useHolder,
} from '@/features/siteDrafts';
import type { AppError, Load } from '@/kernel/result';
import { documentRoute, Link, type Address } from '@/routing';
import { messageFor } from '@/ui/messages';
import { wayUpFrom } from '../listOf';
import { useKnownDocument } from '../screenTitle';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import styles from './DocumentDetails.module.css';

interface DocumentDetailsProps {
	readonly document: DocumentRef;
	/** The key of the document's screen. */
	readonly screenKey: string;
	/** The address of the back button; the list of the type by default. */
	readonly back?: Address;
	/** Further details about the document. */
	readonly children?: ReactNode;
}

/** The navigation screen of one document. */
export function DocumentDetails( {
	document,
	screenKey,
	back = wayUpFrom( document.type ),
	children,
}: DocumentDetailsProps ) {
	const load = useDocumentSummary( document );
	const holder = useHolder( document, isAbsent( load ) );
	const label = boot().postTypes[ document.type ]?.label ?? document.type;
	const title =
		load.status === 'ready'
			? decodeEntities( titleOf( load.value ) ) ||
				__( '(no title)', 'atelier' )
			: label;
	useKnownDocument( screenKey, {
		title,
		isTrashed: load.status === 'ready' && isTrashed( load.value ),
	} );

	if ( load.status !== 'ready' ) {
		return (
			<SidebarScreen
				title={ title }
				back={ back }
				description={
					load.status === 'failed'
						? failureMessage( load.error, holder )
						: undefined
				}
			>
				{ holder && (
					<div className={ styles.note }>
						<OpenHolder holder={ holder } />
					</div>
				) }
			</SidebarScreen>
		);
	}
	const post = load.value;
	return (
		<SidebarScreen
			title={ title }
			back={ back }
			description={ descriptionOf( post ) }
		>
			{ isTrashed( post ) ? (
				<p className={ styles.note }>
					{ __(
						'This item is in the trash. To edit it, restore it first.',
						'atelier'
					) }
				</p>
			) : hasOwnScreen( document.type, post ) ? (
				<ExternalLink
					href={ ownScreenUrl( document.id ) }
					className={ styles.edit ?? '' }
				>
					{ __( 'Edit on its own screen', 'atelier' ) }
				</ExternalLink>
			) : (
				<Link
					to={ documentRoute }
					params={ { ...document, isEditing: true } }
					className={ styles.edit }
				>
					{ __( 'Edit', 'atelier' ) }
				</Link>
			) }
			{ children }
		</SidebarScreen>
	);
}

/** For the site, what only a draft has is nobody's. */
const isAbsent = ( load: Load< unknown > ): boolean =>
	load.status === 'failed' &&
	[ 'missing', 'forbidden' ].includes( load.error.code );

const failureMessage = (
	error: AppError,
	holder: ReturnType< typeof useHolder >
): string =>
	holder
		? `${ notHereLabel( holder ) }. ${ holderLabel( holder ) }`
		: messageFor( error );

function descriptionOf( { description, excerpt }: EntityRecord ): string {
	const described = isRecord( description ) ? description.raw : description;
	const summed = isRecord( excerpt ) ? excerpt.raw : '';
	return decodeEntities( stringOr( described ) || stringOr( summed ) );
}
