import { PanelBody, Slot } from '@wordpress/components';
import {
	PostAuthorPanel,
	PostDiscussionPanel,
	PostFeaturedImage,
	PostFeaturedImageCheck,
	PostTaxonomiesFlatTermSelector,
	PostTaxonomiesPanel,
	PostTemplatePanel,
	PostURLPanel,
} from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { stringOr } from '@/kernel/guards';
import type {
	DocumentRef,
	EntityRecord,
} from '@/features/documents/index.model';
import {
	QuickRows,
	useQuickDocument,
} from '@/features/quickEdit/index.records';
import {
	latestRevision,
	revisionCount,
} from '@/features/revisions/index.model';
import { TemplateSiteSettings } from '@/features/siteSettings/index.records';
import { canHaveDesigns, DesignPanel } from '@/features/designs/index.editor';
import {
	DOCUMENT_SETTINGS_SLOT,
	EXCERPT_SLOT,
	STATUS_INFO_SLOT,
	TEMPLATE_SETTINGS_SLOT,
} from '@/features/pluginSlots/index.editor';
import { openRevisions } from '@/features/revisions/index.editor';
import { PANELS, usePanel } from '../data/panels';
import type { DocumentAction } from '../model/documentActions';
import type { DocumentEditorTools } from '../model/documentTools';
import { ContentPanel } from './ContentPanel';
import { ContentInformation } from './ContentInformation';
import { DocumentMenu } from './DocumentMenu';
import {
	AreaField,
	PatternSync,
	TextField,
	TitleField,
} from './DocumentFields';
import {
	RemovalButton,
	useDocumentRemoval,
	type DocumentRemoval,
} from './DocumentRemoval';

import { DocumentRevisions } from './DocumentRevisions';
import { DocumentSummary } from './DocumentSummary';
import { FormatField, StickyField } from './PostFields';
import { PostStatus } from './PostStatus';
import { TemplateField } from './TemplateField';
import styles from './DocumentSummary.module.css';

export interface DocumentSettingsProps extends DocumentEditorTools {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
	/** The template of the document; null without one, undefined while it loads. */
	readonly template: EntityRecord | null | undefined;
	/** Whether the document is shown inside it. */
	readonly isInTemplate: boolean;
	readonly onOpenTemplate: () => void;
	readonly onOpen: ( document: DocumentRef ) => void;
	/** Called by the list of blocks. */
	readonly onChooseBlock: ( clientId: string ) => void;
	/** Whether the canvas shows blocks, so that they can be selected. */
	readonly isVisual: boolean;
}

type TypeSettingsProps = Pick<
	DocumentSettingsProps,
	'document' | 'post' | 'template' | 'onOpenTemplate' | 'onOpen'
>;

/** The settings of the open document, by type. */
export function DocumentSettings( {
	ListedActions,
	isVisual,
	onChooseBlock,
	onRemoved,
	isInTemplate,
	...settings
}: DocumentSettingsProps ) {
	const { document, post } = settings;
	const showRevisions = () =>
		openRevisions( latestRevision( post ) || 'newest' );
	const removal = useDocumentRemoval( { document, post, onRemoved } );
	return (
		<>
			<DocumentSummary document={ document } post={ post }>
				<DocumentMenu
					document={ document }
					Listed={ ListedActions }
					own={ [
						...revisionsAction( post, showRevisions ),
						...removalAction( removal ),
					] }
				/>
			</DocumentSummary>
			<TypeSettings { ...settings } />
			<DocumentRevisions post={ post } onOpen={ showRevisions } />
			<Slot name={ DOCUMENT_SETTINGS_SLOT } bubblesVirtually />
			{ document.type === 'wp_template' && (
				<Slot name={ TEMPLATE_SETTINGS_SLOT } bubblesVirtually />
			) }
			{ isVisual && document.type !== 'wp_navigation' && (
				<ContentPanel
					isInTemplate={ isInTemplate }
					onChoose={ onChooseBlock }
				/>
			) }
			{ isVisual && canHaveDesigns( document.type ) && (
				<DesignPanel document={ document } post={ post } />
			) }
			<RemovalButton { ...removal } />
			{ removal.dialog }
		</>
	);
}

function revisionsAction(
	post: EntityRecord,
	act: () => void
): readonly DocumentAction[] {
	const count = revisionCount( post );
	return count === 0
		? []
		: [
				{
					id: 'revisions',
					label: sprintf(
						/* translators: %d: number of revisions. */
						__( 'View revisions (%d)', 'atelier' ),
						count
					),
					act,
				},
			];
}

const removalAction = ( {
	label,
	ask,
}: DocumentRemoval ): readonly DocumentAction[] =>
	label === null
		? []
		: [ { id: 'remove', label, isDestructive: true, act: ask } ];

function TypeSettings( settings: TypeSettingsProps ) {
	const { document, post } = settings;
	switch ( document.type ) {
		case 'wp_template':
			return (
				<>
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
						<StatusInfo />
					</div>
					<TemplateSiteSettings slug={ stringOr( post.slug ) } />
				</>
			);
		case 'wp_template_part':
			return (
				<div className={ styles.fields }>
					<TitleField document={ document } />
					<AreaField document={ document } />
					<StatusInfo />
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
					<StatusInfo />
				</div>
			);
		case 'wp_navigation':
			return (
				<div className={ styles.fields }>
					<TitleField document={ document } />
					<StatusInfo />
				</div>
			);
		default:
			return <PostSettings { ...settings } />;
	}
}

/** Fills of plugins about the status of the document, of any type. */
const StatusInfo = () => (
	<Slot
		name={ STATUS_INFO_SLOT }
		bubblesVirtually
		className={ styles.plugins ?? '' }
	/>
);

/** Properties whose values depend on others, such as a schedule without a date. */
const RULED = [ 'date', 'parent' ] as const;
const RULED_ALONE = [ 'date' ] as const;

/**
 * Settings of pages, posts and custom post types. WordPress's own rows hide if the type doesn't support them. Status,
 * date and parent are Atelier's, because their values depend on each other.
 */
function PostSettings( {
	document,
	post,
	template,
	onOpenTemplate,
	onOpen,
}: TypeSettingsProps ) {
	const quick = useQuickDocument( document );
	const [ hasPicture ] = usePanel( PANELS.picture );
	const [ hasExcerpt ] = usePanel( PANELS.excerpt );
	const [ hasAttributes ] = usePanel( PANELS.attributes );
	return (
		<>
			<ContentInformation document={ document } post={ post } />
			<div className={ styles.fields }>
				<TitleField document={ document } />
				{ hasPicture && (
					<PostFeaturedImageCheck>
						<PostFeaturedImage />
					</PostFeaturedImageCheck>
				) }
				<PostStatus { ...quick } />
				<StickyField document={ document } post={ post } />
				{ template && (
					<TemplateField
						document={ document }
						template={ template }
						onOpen={ onOpenTemplate }
						onOpenOther={ onOpen }
					/>
				) }
				<QuickRows
					{ ...quick }
					fields={ hasAttributes ? RULED : RULED_ALONE }
				/>
				<FormatField document={ document } post={ post } />
				<div>
					<PostURLPanel />
					<PostAuthorPanel />
					{ template === null && <PostTemplatePanel /> }
					<PostDiscussionPanel />
				</div>
				<StatusInfo />
			</div>
			{ hasExcerpt && (
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
					<Slot name={ EXCERPT_SLOT } bubblesVirtually />
				</PanelBody>
			) }
			<PostTaxonomiesPanel />
		</>
	);
}
