import { ExternalLink, Icon } from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { stringOr } from '@/kernel/guards';
import { boot } from '@/platform/boot';
import {
	type DocumentRef,
	type EntityRecord,
	titleOf,
} from '@/features/documents/index.model';
import { documentIcon } from '@/features/documents';
import { addressOf } from '../data/addressOf';
import { shownAddress } from '../model/shownAddress';
import { templateUse } from '../model/templateUse';
import { templateUseLabel } from './templateUseLabel';
import styles from './DocumentSummary.module.css';

interface DocumentSummaryProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
	/** The actions. */
	readonly children: ReactNode;
}

/** The open document: icon, title, and a summary. */
export function DocumentSummary( {
	document,
	post,
	children,
}: DocumentSummaryProps ) {
	const link = addressOf( post );
	const use = document.type === 'wp_template' ? wordsOfUse( post ) : null;
	return (
		<div className={ styles.summary }>
			<div className={ styles.head }>
				<h2 className={ styles.title }>
					<Icon
						icon={ documentIcon(
							document.type,
							stringOr( post.area )
						) }
					/>
					<span>
						<bdi>
							{ decodeEntities( titleOf( post ) ) ||
								__( '(no title)', 'atelier' ) }
						</bdi>
					</span>
				</h2>
				{ children }
			</div>
			<dl className={ styles.facts }>
				{ stringOr( post.author_text ) && (
					<Fact name={ __( 'Author', 'atelier' ) }>
						{ decodeEntities( stringOr( post.author_text ) ) }
					</Fact>
				) }
				{ use && (
					<Fact name={ __( 'Used for', 'atelier' ) }>{ use }</Fact>
				) }
				{ link && (
					<Fact name={ __( 'Permalink', 'atelier' ) }>
						<ExternalLink href={ link }>
							<bdi dir="ltr">{ shownAddress( link ) }</bdi>
						</ExternalLink>
					</Fact>
				) }
			</dl>
		</div>
	);
}

/** The use of a template in words; null if unknown. */
function wordsOfUse( post: EntityRecord ): string | null {
	const { postTypes } = boot();
	const use = templateUse(
		stringOr( post.slug ),
		post.is_custom === true,
		Object.keys( postTypes )
	);
	return (
		use &&
		templateUseLabel( use, ( type ) => postTypes[ type ]?.label ?? type )
	);
}

function Fact( {
	name,
	children,
}: {
	readonly name: string;
	readonly children: ReactNode;
} ) {
	return (
		<div className={ styles.fact }>
			<dt>{ name }</dt>
			<dd>{ children }</dd>
		</div>
	);
}
