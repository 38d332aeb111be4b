import { __, _n, sprintf } from '@wordpress/i18n';
import type { RemovalProps } from '@/features/documents';
import { RemoveDialog, routeOf } from '@/features/documents/index.records';
import { SafeRemoval } from '@/features/safeRemoval/index.records';
import { removeTemplates } from '../data/removeTemplates';
import { TYPE, useTemplates } from '../data/useTemplates';
import { templateAfter } from '../model/fallback';
import type { Template } from '../model/template';

interface RemoveTemplateDialogProps extends RemovalProps {
	readonly templates: readonly Template[];
}

/** Asks before templates are deleted, and what becomes of pages and posts that have chosen one of them. */
export function RemoveTemplateDialog( {
	templates,
	...props
}: RemoveTemplateDialogProps ) {
	const [ first, ...more ] = templates;
	return first ? (
		<RemoveTemplates { ...props } templates={ [ first, ...more ] } />
	) : null;
}

interface RemoveTemplatesProps extends RemovalProps {
	readonly templates: readonly [ Template, ...Template[] ];
}

function RemoveTemplates( { templates, ...props }: RemoveTemplatesProps ) {
	const load = useTemplates();
	const slugs = new Set( templates.map( ( { slug } ) => slug ) );
	const others = ( load.status === 'ready' ? load.value : [] ).filter(
		( { slug } ) => ! slugs.has( slug )
	);
	const [ { id, title }, ...more ] = templates;
	const asRemoved = ( template: Template ) =>
		( { kind: 'template', id: template.id } ) as const;
	return (
		<RemoveDialog
			{ ...props }
			onRemove={ () => removeTemplates( templates ) }
			renderQuestion={ ( { text, label, remove } ) => (
				<SafeRemoval
					removed={ [
						{ kind: 'template', id },
						...more.map( asRemoved ),
					] }
					title={
						more.length === 0
							? title
							: sprintf(
									/* translators: %d: number of templates. */
									_n(
										'%d template',
										'%d templates',
										templates.length,
										'atelier'
									),
									templates.length
								)
					}
					paths={ templates.map(
						( template ) =>
							`${ routeOf( TYPE ) }/${ template.id }?force=true`
					) }
					// Only these can be chosen for pages and posts.
					others={ others.filter( ( { isCustom } ) => isCustom ) }
					label={ label }
					onRemove={ remove }
					onClose={ props.onClose }
				>
					{ text }
					<Instead templates={ templates } others={ others } />
				</SafeRemoval>
			) }
		/>
	);
}

/** Which templates visitors see instead of each. */
function Instead( {
	templates,
	others,
}: {
	readonly templates: readonly Template[];
	readonly others: readonly Template[];
} ) {
	return (
		<>
			{ templates.map( ( template ) => {
				const text = template.isCustom
					? customSentence( template, others )
					: ownSentence( template, others );
				return text && <p key={ template.id }>{ text }</p>;
			} ) }
		</>
	);
}

function ownSentence(
	{ slug, title }: Template,
	others: readonly Template[]
): string | null {
	const next = templateAfter( slug, others );
	if ( next && slug === 'front-page' ) {
		return sprintf(
			/* translators: 1: title of the template that is deleted, 2: title of another one. */
			__(
				'Without “%1$s”, the homepage is shown in “%2$s”. A page that is the homepage is shown in its own template.',
				'atelier'
			),
			title,
			next.title
		);
	}
	return (
		next &&
		sprintf(
			/* translators: 1: title of the template that is deleted, 2: title of another one. */
			__(
				'In place of “%1$s”, visitors will see the template “%2$s”.',
				'atelier'
			),
			title,
			next.title
		)
	);
}

/** Pages and posts choose it by its name; without it, they get what all others get. */
function customSentence(
	{ title }: Template,
	others: readonly Template[]
): string | null {
	const ofPages = templateAfter( 'page-', others );
	const ofPosts = templateAfter( 'single-post-', others );
	return (
		ofPages &&
		ofPosts &&
		sprintf(
			/* translators: 1: title of the template that is deleted, 2 and 3: titles of others. */
			__(
				'Without “%1$s”, pages that have chosen it are shown in “%2$s”, and posts in “%3$s”.',
				'atelier'
			),
			title,
			ofPages.title,
			ofPosts.title
		)
	);
}
