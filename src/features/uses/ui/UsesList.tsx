import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from '@/routing';
import { documentRoute } from '@/routing/routes/document';
import { messageFor } from '@/ui/messages';
import type { Loading } from '@/ui/useLoad';
import type { Uses } from '../model/uses';
import styles from './UsesList.module.css';

interface UsesListProps {
	/** Labels of the styles that use the preset. */
	readonly inStyles: readonly string[];
	readonly load: Loading< Uses >;
	/** The sentence before the list; announces the effect on the uses by default. */
	readonly introduction?: string;
	/** Whether the list is about several presets. */
	readonly isPlural?: boolean;
}

/** The maximum number of listed styles. */
const MOST = 5;

/** The uses of a preset: in current styles, and in saved content. */
export const UsesList = ( props: UsesListProps ) => (
	<div role="status">
		{ props.load.status === 'loading' ? (
			<p className={ styles.text }>
				{ props.isPlural
					? __( 'Checking where they’re used…', 'atelier' )
					: __( 'Checking where it’s used…', 'atelier' ) }
			</p>
		) : (
			<FoundUses { ...props } />
		) }
	</div>
);

function FoundUses( {
	inStyles,
	load,
	introduction,
	isPlural = false,
}: UsesListProps ) {
	const title = useInstanceId( FoundUses, 'atelier-uses-styles' );
	const found =
		inStyles.length + ( load.status === 'ready' ? load.value.total : 0 );
	return (
		<>
			{ load.status === 'failed' && (
				<div className={ styles.problem }>
					<p className={ styles.text }>
						{ sprintf(
							/* translators: %s: error message. */
							__(
								'Could not check whether pages and templates use it. %s',
								'atelier'
							),
							messageFor( load.error )
						) }
					</p>
					<Button
						variant="secondary"
						size="compact"
						onClick={ load.retry }
					>
						{ __( 'Try again', 'atelier' ) }
					</Button>
				</div>
			) }
			{ found === 0 && load.status === 'ready' && (
				<p className={ styles.text }>
					{ load.value.isComplete
						? isPlural
							? __( 'They aren’t used anywhere.', 'atelier' )
							: __( 'It isn’t used anywhere.', 'atelier' )
						: isPlural
							? __(
									'They aren’t used in the content that was checked. Not all content could be checked.',
									'atelier'
								)
							: __(
									'It isn’t used in the content that was checked. Not all content could be checked.',
									'atelier'
								) }
				</p>
			) }
			{ found > 0 && (
				<p className={ styles.text }>
					{ introduction ??
						__(
							'Anything that uses it will go back to its default appearance:',
							'atelier'
						) }
				</p>
			) }
			{ inStyles.length > 0 && (
				<>
					<p id={ title } className={ styles.title }>
						{ __( 'Styles', 'atelier' ) }
					</p>
					<ul aria-labelledby={ title } className={ styles.list }>
						{ inStyles.slice( 0, MOST ).map( ( name ) => (
							<li key={ name }>{ name }</li>
						) ) }
						<More count={ inStyles.length - MOST } />
					</ul>
				</>
			) }
			{ load.status === 'ready' && <Documents uses={ load.value } /> }
		</>
	);
}

const TYPE_NAMES: Readonly< Record< string, () => string > > = {
	wp_template: () => __( 'Template', 'atelier' ),
	wp_template_part: () => __( 'Template part', 'atelier' ),
	wp_block: () => __( 'Pattern', 'atelier' ),
	wp_navigation: () => __( 'Menu', 'atelier' ),
	page: () => __( 'Page', 'atelier' ),
	post: () => __( 'Post', 'atelier' ),
};

/** Documents that use the preset, as links. */
function Documents( {
	uses: { documents, total, others, isComplete },
}: {
	readonly uses: Uses;
} ) {
	// No headings: it is in dialogs, and beside others.
	const title = useInstanceId( Documents, 'atelier-uses-content' );
	if ( total === 0 ) {
		return null;
	}
	return (
		<>
			<p id={ title } className={ styles.title }>
				{ __( 'Content', 'atelier' ) }
			</p>
			<ul aria-labelledby={ title } className={ styles.list }>
				{ documents.map( ( { type, id, title } ) => (
					<li key={ `${ type } ${ id }` }>
						{ id === '' ? (
							// Widgets have no screen here.
							title
						) : (
							<Link
								to={ documentRoute }
								params={ { type, id, isEditing: false } }
							>
								{ title || __( '(no title)', 'atelier' ) }
							</Link>
						) }
						{ TYPE_NAMES[ type ] && (
							<span className={ styles.type }>
								{ TYPE_NAMES[ type ]() }
							</span>
						) }
					</li>
				) ) }
				<More count={ total - others - documents.length } />
				{ others > 0 && (
					<li className={ styles.more }>
						{ sprintf(
							/* translators: %d: a number of pages and the like. */
							_n(
								'%d more you can’t edit',
								'%d more you can’t edit',
								others,
								'atelier'
							),
							others
						) }
					</li>
				) }
			</ul>
			{ ! isComplete && (
				<p className={ styles.text }>
					{ __( 'Not all content could be checked.', 'atelier' ) }
				</p>
			) }
		</>
	);
}

const More = ( { count }: { readonly count: number } ) =>
	count > 0 ? (
		<li className={ styles.more }>
			{ sprintf(
				/* translators: %d: number of further entries. */
				_n( 'and %d more', 'and %d more', count, 'atelier' ),
				count
			) }
		</li>
	) : null;
