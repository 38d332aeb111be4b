import { ExternalLink, Icon } from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { isRecord, stringOr } from '../../../kernel/guards';
import { boot } from '../../../platform/boot';
import { documentPlace, Link } from '../../../routing';
import {
	documentIcon,
	type DocumentRef,
	type EntityRecord,
} from '../../documents';
import { titleOf } from '../../documents/records';
import styles from './DocumentSummary.module.css';

interface DocumentSummaryProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
	readonly template: EntityRecord | null;
}

/** What the open document is. */
export function DocumentSummary( {
	document,
	post,
	template,
}: DocumentSummaryProps ) {
	const description = stringOr(
		isRecord( post.description ) ? post.description.raw : post.description
	);
	const link = boot().postTypes[ document.type ]?.isViewable
		? stringOr( post.link )
		: '';
	return (
		<div className={ styles.summary }>
			<h2 className={ styles.title }>
				<Icon
					icon={ documentIcon(
						document.type,
						stringOr( post.area )
					) }
				/>
				<span>
					{ decodeEntities( titleOf( post ) ) ||
						__( '(no title)', 'atelier' ) }
				</span>
			</h2>
			{ description && <p>{ decodeEntities( description ) }</p> }
			<dl className={ styles.facts }>
				{ template && (
					<Fact name={ __( 'Template', 'atelier' ) }>
						<Link
							to={ documentPlace }
							params={ {
								type: 'wp_template',
								id: String( template.id ),
								isEditing: true,
							} }
						>
							{ decodeEntities( titleOf( template ) ) }
						</Link>
					</Fact>
				) }
				{ stringOr( post.author_text ) && (
					<Fact name={ __( 'Author', 'atelier' ) }>
						{ decodeEntities( stringOr( post.author_text ) ) }
					</Fact>
				) }
				{ link && (
					<Fact name={ __( 'Address', 'atelier' ) }>
						<ExternalLink href={ link }>
							{ __( 'View', 'atelier' ) }
						</ExternalLink>
					</Fact>
				) }
			</dl>
		</div>
	);
}

function Fact( {
	name,
	children,
}: {
	readonly name: string;
	readonly children: React.ReactNode;
} ) {
	return (
		<div className={ styles.fact }>
			<dt>{ name }</dt>
			<dd>{ children }</dd>
		</div>
	);
}
