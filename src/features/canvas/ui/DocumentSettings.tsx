import { PanelBody, Slot } from '@wordpress/components';
import {
	PageAttributesPanel,
	PostAuthorPanel,
	PostDiscussionPanel,
	PostFeaturedImage,
	PostFeaturedImageCheck,
	PostSchedulePanel,
	PostTaxonomiesFlatTermSelector,
	PostTaxonomiesPanel,
	PostTemplatePanel,
	PostURLPanel,
} from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import type { DocumentRef, EntityRecord } from '../../documents';
import { DOCUMENT_SETTINGS_SLOT } from '../model/pluginSlots';
import {
	AreaField,
	PatternSync,
	TextField,
	TitleField,
} from './DocumentFields';
import { DocumentRemoval } from './DocumentRemoval';
import { DocumentRevisions } from './DocumentRevisions';
import { DocumentSummary } from './DocumentSummary';
import { PostStatus } from './PostStatus';
import styles from './DocumentSummary.module.css';

interface DocumentSettingsProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
	readonly onRemoved: () => void;
}

/** What can be said about the open document as a whole, by its type. */
export function DocumentSettings( {
	document,
	post,
	onRemoved,
}: DocumentSettingsProps ) {
	return (
		<>
			<DocumentSummary document={ document } post={ post } />
			<TypeSettings document={ document } post={ post } />
			<DocumentRevisions document={ document } post={ post } />
			<Slot name={ DOCUMENT_SETTINGS_SLOT } bubblesVirtually />
			<DocumentRemoval
				document={ document }
				post={ post }
				onRemoved={ onRemoved }
			/>
		</>
	);
}

function TypeSettings( {
	document,
	post,
}: Pick< DocumentSettingsProps, 'document' | 'post' > ) {
	switch ( document.type ) {
		case 'wp_template':
			return (
				<div className={ styles.fields }>
					{ post.is_custom === true && (
						<TitleField document={ document } />
					) }
					<TextField
						document={ document }
						name="description"
						label={ __( 'Description', 'atelier' ) }
						isLong
					/>
				</div>
			);
		case 'wp_template_part':
			return (
				<div className={ styles.fields }>
					<TitleField document={ document } />
					<AreaField document={ document } />
				</div>
			);
		case 'wp_block':
			return (
				<div className={ styles.fields }>
					<TitleField document={ document } />
					<PatternSync document={ document } />
					<div>
						<PostTaxonomiesFlatTermSelector slug="wp_pattern_category" />
					</div>
				</div>
			);
		case 'wp_navigation':
			return (
				<div className={ styles.fields }>
					<TitleField document={ document } />
				</div>
			);
		default:
			return <PostSettings document={ document } post={ post } />;
	}
}

/** Pages, posts and what plugins made like them; WordPress's own rows hide where the type lacks something. */
function PostSettings( {
	document,
	post,
}: Pick< DocumentSettingsProps, 'document' | 'post' > ) {
	return (
		<>
			<div className={ styles.fields }>
				<TitleField document={ document } />
				<PostFeaturedImageCheck>
					<PostFeaturedImage />
				</PostFeaturedImageCheck>
				<PostStatus document={ document } post={ post } />
				<div>
					<PostSchedulePanel />
					<PostURLPanel />
					<PostAuthorPanel />
					<PostTemplatePanel />
					<PostDiscussionPanel />
					<PageAttributesPanel />
				</div>
			</div>
			<PanelBody
				title={ __( 'Excerpt', 'atelier' ) }
				initialOpen={ false }
			>
				<TextField
					document={ document }
					name="excerpt"
					label={ __( 'Excerpt', 'atelier' ) }
					isLong
				/>
			</PanelBody>
			<PostTaxonomiesPanel />
		</>
	);
}
