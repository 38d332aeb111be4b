<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Shell;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Review_Badge;
use Atelier\Canvas\Canvas_Module;
use Atelier\Documents\Home_Document;
use Atelier\Documents\Rendering_Modes;
use Atelier\Documents\Theme_Parts;
use Atelier\Fonts\Font_Library;
use Atelier\Posts\Listed_Statuses;
use Atelier\Posts\Listed_Taxonomies;
use Atelier\Previews\Opening_Picture;
use Atelier\Records\Record_Properties;
use Atelier\Records\Record_Types;
use Atelier\Recovery\Journal_Key;
use Atelier\Session\Session_Module;
use Atelier\SiteDrafts\Draft_Request;
use Atelier\Styles\Css_Validator;
use Atelier\Styles\Style_Schema;
use Atelier\Support\Features;
use Atelier\Support\Guard;
use Atelier\Support\Page;
use Atelier\Support\Query_Args;
use Atelier\Support\Site_Language;
use Atelier\Themes\Theme_Preview;
use Atelier\Views\View_Preferences;
use Atelier\Views\Views_Module;

/**
 * The data with which the shell starts, without a request. Parsed by src/platform/boot.ts.
 */
final class Boot_Data {
	private string $path;
	private bool $is_editing;
	private bool $is_book;

	/** @var array<string, mixed>|null */
	private ?array $home;

	/** @var array<string, string>|null */
	private ?array $preview;

	/** @var array<string, int|string>|null */
	private ?array $draft;

	public function __construct( Home_Document $home, Theme_Preview $preview, Draft_Request $draft ) {
		$this->path       = Query_Args::text( 'p' );
		$this->is_editing = 'edit' === Query_Args::text( 'canvas' );
		$this->is_book    = '/stylebook' === $this->path || 'stylebook' === Query_Args::text( 'preview' );
		$this->home       = Guard::part( 'the document of the homepage', '', static fn(): ?array => $home->resolve(), null );
		$this->preview    = $preview->describe();
		$this->draft      = $draft->describe();
	}

	/** @return array<string, mixed> */
	public function collect(): array {
		return array(
			'version'         => ATELIER_VERSION,
			'stagesUrl'       => Canvas_Module::url( $this->first_document() ),
			'pageUrl'         => Page::url(),
			'dashboardUrl'    => admin_url(),
			'loginUrl'        => Guard::answer( 'login_url', static fn() => wp_login_url( Page::url() ), site_url( 'wp-login.php' ) ),
			'homeUrl'         => home_url( '/' ),
			'restUrl'         => rest_url(),
			'time'            => 1000 * time(),
			'sessionUrl'      => Session_Module::url(),
			'site'            => array(
				'id'          => get_current_blog_id(),
				'title'       => html_entity_decode( (string) get_bloginfo( 'name', 'raw' ), ENT_QUOTES ),
				'iconUrl'     => get_site_icon_url( 64 ),
				'homepage'    => self::page_in( 'page_on_front' ),
				'postsPage'   => self::page_in( 'page_for_posts' ),
				'privacyPage' => (int) get_option( 'wp_page_for_privacy_policy' ),
			) + Site_Language::describe(),
			'user'            => array(
				'id'          => get_current_user_id(),
				'canSaveCode' => current_user_can( 'unfiltered_html' ),
			),
			'journalKey'      => Journal_Key::of_current_user(),
			'autosaveEvery'   => (int) AUTOSAVE_INTERVAL,
			'theme'           => array(
				'stylesheet'     => get_stylesheet(),
				'name'           => (string) wp_get_theme()->get( 'Name' ),
				'isBlockTheme'   => wp_is_block_theme(),
				'supportsStyles' => self::has_styles(),
				'supportsParts'  => Theme_Parts::are_supported(),
				'parts'          => Theme_Parts::listed(),
			),
			'themePreview'    => $this->preview,
			'siteDraft'       => $this->draft,
			'reviewNote'      => Review_Badge::note(),
			'canSwitchThemes' => current_user_can( 'switch_themes' ),
			'canManageSite'   => current_user_can( 'manage_options' ),
			'home'            => $this->home,
			'postTypes'       => $this->post_types(),
			'statuses'        => (object) Listed_Statuses::of_plugins(),
			'properties'      => Record_Properties::versioned(),
			// Earlier versions reject any text like a tag, later ones only a closing style tag.
			'allowsCssMarkup' => Css_Validator::may_have_tags(),
			'styleSchema'     => Style_Schema::describe(),
			'listViews'       => (object) View_Preferences::of_user( get_current_user_id() ),
			'firstSteps'      => First_Steps::of_user( get_current_user_id() ),
			'features'        => array(
				'customViews' => Features::has_custom_views(),
				'quickEdit'   => Features::has_quick_edit(),
				'fontLibrary' => Font_Library::is_enabled(),
			),
		);
	}

	/** Whether the URL opens the style book instead of the preview, and the theme supports it. */
	public function shows_style_book(): bool {
		return $this->is_book && ! $this->is_editing && self::has_styles();
	}

	/** The ID of the page in an option; 0 if the homepage lists posts, or none is set. */
	private static function page_in( string $option ): int {
		return 'page' === get_option( 'show_on_front' ) ? (int) get_option( $option ) : 0;
	}

	/** Whether the theme has styles to show. */
	private static function has_styles(): bool {
		return wp_is_block_theme() || wp_theme_has_theme_json() || current_theme_supports( 'editor-styles' );
	}

	/** Whether the URL opens the editor or the style book, so that the editor shouldn't wait for the shell. */
	public function needs_editor_at_once(): bool {
		return '' !== $this->first_document() && ( $this->is_editing || $this->is_book );
	}

	/** The URL of the preview of the document that opens in the editor; empty if there is none. */
	public function opening_picture(): string {
		return $this->is_editing ? Opening_Picture::url( $this->first_document() ) : '';
	}

	/** Whether the app starts with the bar of a site draft or of a previewed theme. */
	public function has_bar(): bool {
		return null !== $this->draft || '' === ( $this->preview['problem'] ?? null );
	}

	/** Whether the URL opens a screen that needs the data layer: all but the preview of the homepage in the active theme, which can't be activated. */
	public function needs_records_at_once(): bool {
		return null !== $this->preview || '' !== trim( $this->path, '/' ) || $this->needs_editor_at_once();
	}

	/** The document in the URL as "type/id", otherwise the one behind the homepage, otherwise an empty string. */
	private function first_document(): string {
		$named = $this->named_document();
		if ( '' !== $named ) {
			return $named;
		}
		return $this->home ? $this->home['type'] . '/' . $this->home['id'] : '';
	}

	/** The document in the URL as "type/id", or an empty string. */
	private function named_document(): string {
		return preg_match( '#^/(?:posts/(?=[a-z0-9_-]+/))?([a-z0-9_-]+)/(.+)$#', $this->path, $match ) && post_type_exists( $match[1] )
			? $match[1] . '/' . $match[2]
			: '';
	}

	/**
	 * The post types that can be opened, by slug.
	 *
	 * @return array<string, array<string, string|bool|list<array<string, string|bool>>>>
	 */
	private function post_types(): array {
		$types = array();
		foreach ( get_post_types( array( 'show_in_rest' => true ), 'objects' ) as $type ) {
			// Their content isn't blocks.
			if ( ! post_type_supports( $type->name, 'editor' ) || in_array( $type->name, array( 'wp_global_styles', Views_Module::POST_TYPE ), true ) ) {
				continue;
			}
			$types[ $type->name ] = array(
				'label'          => $type->labels->singular_name,
				'plural'         => $type->labels->name,
				'allLabel'       => $type->labels->all_items,
				'addLabel'       => $type->labels->add_new_item,
				'route'          => rest_get_route_for_post_type_items( $type->name ),
				'isViewable'     => is_post_type_viewable( $type ),
				'isHierarchical' => $type->hierarchical,
				'hasOrder'       => post_type_supports( $type->name, 'page-attributes' ),
				'hasTitle'       => post_type_supports( $type->name, 'title' ),
				'hasPicture'     => post_type_supports( $type->name, 'thumbnail' ),
				'hasBlocks'      => (bool) $type->template,
				'hasTrash'       => Record_Types::accepts_trash( $type->name ),
				'hasBlockEditor' => Record_Types::has_block_editor( $type->name ),
				'taxonomies'     => is_post_type_viewable( $type ) ? Listed_Taxonomies::of( $type->name ) : array(),
				'showsTemplate'  => Rendering_Modes::default_shows_template( $type->name ),
				'canEdit'        => current_user_can( $type->cap->edit_posts ),
				'canCreate'      => current_user_can( $type->cap->create_posts ),
			);
		}
		return $types;
	}
}
