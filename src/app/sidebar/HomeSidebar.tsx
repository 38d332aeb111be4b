import { __, sprintf } from '@wordpress/i18n';
import {
	backup,
	drafts,
	siteLogo,
	styles as stylesIcon,
} from '@wordpress/icons';
import { documentIcon } from '@/features/documents';
import { boot, type HomeDocument, type PartSummary } from '@/platform/boot';
import {
	documentRoute,
	historyRoute,
	homeRoute,
	identityRoute,
	Link,
	navigationRoute,
	postsRoute,
	patternsRoute,
	siteDraftsRoute,
	styleBookRoute,
	stylesRoute,
	templatesRoute,
} from '@/routing';
import { MenuList, type MenuEntry } from './MenuList';
import { SidebarScreen } from './SidebarScreen';
import styles from './HomeSidebar.module.css';

/** The Design root: the main menu of the site's documents and styles. */
export function HomeSidebar() {
	const { home, theme, canManageSite } = boot();
	return (
		<SidebarScreen
			title={ __( 'Design', 'atelier' ) }
			back={ null }
			description={
				home ? (
					<span className={ styles.beside }>
						{ __(
							'Click your site to edit it, or choose an area below.',
							'atelier'
						) }
					</span>
				) : (
					noBlockTheme()
				)
			}
		>
			<MenuList
				heading={ __( 'Your site', 'atelier' ) }
				isHeadingHidden
				entries={ [
					...( theme.isBlockTheme
						? [
								navigationEntry(),
								stylesEntry(),
								...postsEntries(),
								templatesEntry(),
							]
						: theme.supportsStyles
							? [ styleBookEntry() ]
							: [] ),
					patternsEntry(),
					...( canManageSite ? [ identityEntry() ] : [] ),
					draftsEntry(),
					historyEntry(),
				] }
			/>
			{ home && (
				<>
					<MenuList
						heading={ __( 'On your homepage', 'atelier' ) }
						entries={ entriesOf( home ) }
					/>
					<Link
						to={ homeRoute }
						params={ { isEditing: true } }
						className={ styles.edit }
					>
						{ __( 'Edit homepage', 'atelier' ) }
					</Link>
				</>
			) }
			<MenuList
				heading={ __( 'Template parts', 'atelier' ) }
				entries={ theme.parts.map( partEntry ) }
			/>
		</SidebarScreen>
	);
}

function noBlockTheme(): string {
	const { theme } = boot();
	const sentence =
		theme.parts.length > 0
			? /* translators: %s: name of the theme. */
				__(
					'%s isn’t a block theme. You can preview your site here and edit the template parts below.',
					'atelier'
				)
			: /* translators: %s: name of the theme. */
				__(
					'%s isn’t a block theme. You can preview your site here, but you can’t edit its templates.',
					'atelier'
				);
	return sprintf( sentence, theme.name );
}

const navigationEntry = (): MenuEntry => ( {
	key: 'navigation',
	icon: documentIcon( 'wp_navigation' ),
	label: __( 'Navigation', 'atelier' ),
	address: navigationRoute.build( {} ),
} );

const stylesEntry = (): MenuEntry => ( {
	key: 'styles',
	icon: stylesIcon,
	label: __( 'Styles', 'atelier' ),
	address: stylesRoute.build( { isEditing: false } ),
} );

const styleBookEntry = (): MenuEntry => ( {
	key: 'styles',
	icon: stylesIcon,
	label: __( 'Styles', 'atelier' ),
	address: styleBookRoute.build( {} ),
} );

const templatesEntry = (): MenuEntry => ( {
	key: 'templates',
	icon: documentIcon( 'wp_template' ),
	label: __( 'Templates', 'atelier' ),
	address: templatesRoute.build( {} ),
} );

/** Pages and posts, for users who may edit them. */
const postsEntries = (): readonly MenuEntry[] =>
	[ 'page', 'post' ].flatMap( ( type ) => {
		const known = boot().postTypes[ type ];
		return known?.canEdit
			? [
					{
						key: type,
						icon: documentIcon( type ),
						label: known.plural,
						address: postsRoute.build( { type } ),
					},
				]
			: [];
	} );
const patternsEntry = (): MenuEntry => ( {
	key: 'patterns',
	icon: documentIcon( 'wp_block' ),
	label: __( 'Patterns', 'atelier' ),
	address: patternsRoute.build( {} ),
} );

const identityEntry = (): MenuEntry => ( {
	key: 'identity',
	icon: siteLogo,
	label: __( 'Identity', 'atelier' ),
	address: identityRoute.build( {} ),
} );

const draftsEntry = (): MenuEntry => ( {
	key: 'drafts',
	icon: drafts,
	label: __( 'Site drafts', 'atelier' ),
	note: boot().reviewNote,
	address: siteDraftsRoute.build( {} ),
} );

const historyEntry = (): MenuEntry => ( {
	key: 'history',
	icon: backup,
	label: __( 'History', 'atelier' ),
	address: historyRoute.build( {} ),
} );

const partEntry = ( { id, title, area }: PartSummary ): MenuEntry =>
	entry( 'wp_template_part', id, title, area );

const entry = (
	type: string,
	id: string,
	label: string,
	area = ''
): MenuEntry => ( {
	key: `${ type } ${ id }`,
	icon: documentIcon( type, area ),
	label: label || __( '(no title)', 'atelier' ),
	note: boot().postTypes[ type ]?.label ?? type,
	address: documentRoute.build( { type, id, isEditing: false } ),
} );

function entriesOf( { type, id, title, template, parts }: HomeDocument ) {
	return [
		entry( type, id, title ),
		...( template
			? [ entry( 'wp_template', template.id, template.title ) ]
			: [] ),
		...parts.map( partEntry ),
	];
}
