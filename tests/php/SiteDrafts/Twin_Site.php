<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

use Atelier\Records\Hidden_Posts;
use Atelier\Support\Page;
use Atelier\Support\Rest;
use Atelier\Tests\Wiring;
use WP;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A site on which steps are made live or in a site draft, and what visitors and the database have of it afterwards, so that both
 * can be compared. Records have names: their IDs differ between two runs.
 */
final class Twin_Site {
	/** IDs begin here, so that they can be told from other numbers. */
	public const FIRST_ID = 900000;

	/** Options that no step saves. */
	private const PASSING = '/^(?:cron|rewrite_rules|_transient_.*|_site_transient_.*|atelier_.*|fresh_site|wp_calendar_.*|.+_children)$/';

	/** Meta that says who edits, or when. */
	private const PASSING_META = array( '_edit_lock', '_edit_last', '_wp_trash_meta_time', '_wp_trash_meta_comments_status', '_wp_old_slug', '_encloseme', '_pingme', '_wp_desired_post_slug', '_wp_trash_meta_status', 'origin' );

	/** The request of a visitor, as WordPress keeps it. */
	private const MAIN_QUERY = array( 'wp', 'wp_query', 'wp_the_query' );

	/** Functions that find the template of a page, in the order in which WordPress asks. */
	private const TEMPLATES = array(
		'is_404'               => 'get_404_template',
		'is_search'            => 'get_search_template',
		'is_front_page'        => 'get_front_page_template',
		'is_home'              => 'get_home_template',
		'is_post_type_archive' => 'get_post_type_archive_template',
		'is_tax'               => 'get_taxonomy_template',
		'is_attachment'        => 'get_attachment_template',
		'is_single'            => 'get_single_template',
		'is_page'              => 'get_page_template',
		'is_singular'          => 'get_singular_template',
		'is_category'          => 'get_category_template',
		'is_tag'               => 'get_tag_template',
		'is_author'            => 'get_author_template',
		'is_date'              => 'get_date_template',
		'is_archive'           => 'get_archive_template',
	);

	/** Zero for the live site. */
	public int $draft;

	/** @var array<string, int> Post IDs by name. */
	private array $ids;

	/** @var array<string, string> Types by name. */
	private array $types;

	/**
	 * @param array<string, int>    $ids   Existing posts by name.
	 * @param array<string, string> $types
	 */
	public function __construct( int $draft, array $ids, array $types ) {
		$this->draft = $draft;
		$this->ids   = $ids;
		$this->types = $types;
	}

	public function id( string $name ): int {
		return $this->ids[ $name ] ?? 0;
	}

	/** @return list<string> The names of records of a type. */
	public function names( string $type ): array {
		return array_map( 'strval', array_keys( array_filter( $this->types, static fn( string $one ): bool => $one === $type ) ) );
	}

	/** @param array<string, mixed> $values */
	public function create( string $type, string $name, array $values ): WP_REST_Response {
		$answer = $this->send( 'POST', rest_get_route_for_post_type_items( $type ), $values + array( 'status' => 'publish' ) );
		$id     = $answer->get_data()['id'] ?? null;
		if ( is_int( $id ) ) {
			$this->ids[ $name ]   = $id;
			$this->types[ $name ] = $type;
		}
		return $answer;
	}

	/** @param array<string, mixed> $values */
	public function update( string $name, array $values ): WP_REST_Response {
		return $this->send( 'POST', $this->route( $name ), $values );
	}

	public function delete( string $name, bool $is_forced = false ): WP_REST_Response {
		return $this->send( 'DELETE', $this->route( $name ), $is_forced ? array( 'force' => true ) : array() );
	}

	/** @param array<string, mixed> $values */
	public function create_template( string $slug, array $values, string $type = 'wp_template' ): WP_REST_Response {
		return $this->send( 'POST', rest_get_route_for_post_type_items( $type ), $values + array( 'slug' => $slug, 'theme' => get_stylesheet() ) );
	}

	/** @param array<string, mixed> $values */
	public function update_template( string $slug, array $values, string $type = 'wp_template' ): WP_REST_Response {
		return $this->send( 'POST', self::template_route( $slug, $type ), $values );
	}

	public function delete_template( string $slug, string $type = 'wp_template' ): WP_REST_Response {
		return $this->send( 'DELETE', self::template_route( $slug, $type ), array( 'force' => true ) );
	}

	/** @param array<string, mixed> $values */
	public function settings( array $values ): WP_REST_Response {
		return $this->send( 'POST', '/wp/v2/settings', $values );
	}

	/** @param array<string, mixed> $values */
	public function styles( array $values ): WP_REST_Response {
		return $this->send( 'POST', '/wp/v2/global-styles/' . \WP_Theme_JSON_Resolver::get_user_global_styles_post_id(), $values );
	}

	private function route( string $name ): string {
		return rest_get_route_for_post_type_items( $this->types[ $name ] ) . '/' . $this->ids[ $name ];
	}

	private static function template_route( string $slug, string $type ): string {
		return rest_get_route_for_post_type_items( $type ) . '/' . get_stylesheet() . "//$slug";
	}

	/** @param array<string, mixed> $values */
	public function send( string $method, string $route, array $values = array() ): WP_REST_Response {
		$this->open();
		$request = new WP_REST_Request( $method, $route );
		$request->set_header( Rest::CLIENT, '1' );
		if ( 'GET' === $method || 'DELETE' === $method ) {
			$request->set_query_params( $values );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $values ) );
		}
		return rest_do_request( $request );
	}

	/** Lays the draft over the site, or lifts it. */
	public function open(): void {
		$_GET = $this->draft > 0 ? array( Page::DRAFT_ARG => (string) $this->draft ) : array();
		rest_do_request( new WP_REST_Request( 'GET', '/atelier/v1/nothing' ) );
	}

	/** @return array<string, string> What visitors get, by address, with names in place of IDs. */
	public function pages(): array {
		$this->open();
		$addresses = array( '/', '/?s=word', '/nowhere/', '/blog/', '/category/news/', '/books/', '/genre/poetry/' );
		foreach ( $this->ids as $name => $id ) {
			$post = get_post( $id );
			if ( $post && is_post_type_viewable( $post->post_type ) && 'publish' === $post->post_status ) {
				$addresses[] = (string) wp_make_link_relative( (string) get_permalink( $post ) );
			}
			if ( $post && 'page' === $post->post_type && Hidden_Posts::STATUS !== $post->post_status ) {
				$addresses[] = "/?page_id=$id";
			}
		}
		// Addresses that records had before.
		array_push( $addresses, '/about/', '/about/team/', '/about/team/lead/', '/services/', '/hello/', '/second/', '/book/novel/', '/manual/guide/', '/manual/guide/chapter/' );
		$pages = array();
		foreach ( array_unique( $addresses ) as $address ) {
			$pages[ $this->named( $address ) ] = $this->named( $this->visit( $address ) );
		}
		ksort( $pages );
		return $pages;
	}

	/** @param array<int> $ids */
	private static function sorted( array $ids ): string {
		sort( $ids );
		return implode( ' ', $ids );
	}

	/** What a visitor gets: a page, rendered in this process, or where it leads. */
	private function visit( string $address ): string {
		$_GET = array();
		rest_do_request( new WP_REST_Request( 'GET', '/atelier/v1/nothing' ) );
		$draft   = Wiring::draft_request();
		$preview = Wiring::front_preview( $draft );
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		if ( $this->draft > 0 ) {
			$_GET[ Page::DRAFT_ARG ] = (string) $this->draft;
		}
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$_SERVER['REQUEST_URI']    = $address;
		$_SERVER['PHP_SELF']       = '/index.php';
		unset( $_SERVER['PATH_INFO'] );
		foreach ( array( 'post', 'posts', 'page', 'pages', 'more', 'multipage', 'numpages', 'name', 'pagename', 'authordata', '_wp_current_template_content', '_wp_current_template_id' ) as $name ) {
			unset( $GLOBALS[ $name ] );
		}
		// REST leaves it to the end of its request: who reads a record for editing needs no password.
		remove_all_filters( 'post_password_required' );
		// WordPress asks whether a post was set up already.
		unset( $GLOBALS['wp_actions']['the_post'] );
		$before = array_intersect_key( $GLOBALS, array_flip( self::MAIN_QUERY ) );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- A page of its own, as in another process.
		$GLOBALS['wp_the_query']         = new WP_Query();
		$GLOBALS['wp_query']             = $GLOBALS['wp_the_query'];
		$GLOBALS['wp']                   = new WP();
		$GLOBALS['wp']->public_query_vars = $before['wp']->public_query_vars;
		// phpcs:enable
		add_filter( 'posts_orderby', array( self::class, 'ordered' ), PHP_INT_MAX );
		add_action( 'parse_request', array( $preview, 'begin' ), 11 );
		$GLOBALS['wp']->parse_request();
		remove_action( 'parse_request', array( $preview, 'begin' ), 11 );
		$GLOBALS['wp']->query_posts();
		$GLOBALS['wp']->handle_404();
		$GLOBALS['wp']->register_globals();
		$redirect = redirect_canonical( home_url( $address ), false );
		// Where there is nothing, WordPress guesses from the database. Nobody sees a page that leads elsewhere.
		$page = $redirect && ! is_404() ? 'to ' . str_replace( home_url(), '', $redirect ) : self::rendered();
		remove_filter( 'posts_orderby', array( self::class, 'ordered' ), PHP_INT_MAX );
		foreach ( $before as $name => $value ) {
			$GLOBALS[ $name ] = $value;
		}
		$_GET = array();
		$draft->begin();
		return $page;
	}

	/** The page of the main query, without its head. */
	private static function rendered(): string {
		$template = '';
		foreach ( self::TEMPLATES as $condition => $function ) {
			$template = $condition() ? (string) $function() : '';
			if ( '' !== $template ) {
				break;
			}
		}
		$template = '' === $template ? (string) get_index_template() : $template;
		$html     = (string) get_the_block_template_html();
		return implode(
			"\n",
			array(
				is_404() ? '404' : '200',
				$GLOBALS['_wp_current_template_id'] ?? basename( $template ),
				wp_get_document_title(),
				implode( ' ', get_body_class() ),
				preg_replace( '/\s+$/m', '', $html ),
			)
		);
	}

	/**
	 * Pages of one title come in any order, which a database may change as it learns about its tables.
	 *
	 * @param mixed $order
	 * @return mixed
	 */
	public static function ordered( $order ) {
		global $wpdb;
		return is_string( $order ) && false !== strpos( $order, 'post_title' ) ? "$order, $wpdb->posts.ID ASC" : $order;
	}

	/** A text with names in place of IDs. */
	private function named( string $text ): string {
		$names = array_flip( $this->ids );
		// Numbers that WordPress counts up within a process.
		$text  = (string) preg_replace( array( '/wp-container-[\w-]+/', '/wp-elements-\w+/', '/(datetime="|>)\d{4}-\d\d-\d\dT[^"<]*/', '/(?:modal|wp-block-[a-z-]+__[a-z-]+|search)-\d+/', '/( aria-label="[^"]*?) ?\d+"/', '/ aria-label="" ?/', '/ (?:loading|fetchpriority)="\w+"/', '/value="[0-9a-f]{10}"/' ), array( 'wp-container', 'wp-elements', '$1date', 'numbered', '$1"', '', '', 'nonce' ), $text );
		$text  = str_replace( array( '&#038;' . Page::DRAFT_ARG . "=$this->draft", '?' . Page::DRAFT_ARG . "=$this->draft" ), '', $text );
		return (string) preg_replace_callback( '/(?<!\d)9\d{5}(?!\d)/', static fn( array $found ): string => isset( $names[ (int) $found[0] ] ) ? '{' . $names[ (int) $found[0] ] . '}' : '{?}', $text );
	}

	/** @return list<string> What is stored, with names in place of IDs, without dates. */
	public function rows(): array {
		global $wpdb;
		$_GET = array();
		rest_do_request( new WP_REST_Request( 'GET', '/atelier/v1/nothing' ) );
		wp_cache_flush();
		$rows = array();
		foreach ( $wpdb->get_results( "SELECT * FROM $wpdb->posts WHERE post_type NOT LIKE 'atelier%' AND post_type NOT IN ( 'revision', 'wp_dataviews' )", ARRAY_A ) as $row ) {
			// The slug that a post gets when it is taken out of the trash depends on what there is then.
			$row['post_name'] = preg_replace( '/(-\d+)?__trashed(-\d+)?$/', '', $row['post_name'] );
			$meta   = $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM $wpdb->postmeta WHERE post_id = %d ORDER BY meta_key, meta_value", $row['ID'] ), ARRAY_N );
			$terms  = $wpdb->get_col( $wpdb->prepare( "SELECT CONCAT( tt.taxonomy, ' ', t.slug ) FROM $wpdb->term_relationships r JOIN $wpdb->term_taxonomy tt ON tt.term_taxonomy_id = r.term_taxonomy_id JOIN $wpdb->terms t ON t.term_id = tt.term_id WHERE r.object_id = %d ORDER BY 1", $row['ID'] ) );
			$row    = array_diff_key( $row, array_flip( array( 'post_date', 'post_date_gmt', 'post_modified', 'post_modified_gmt', 'guid', 'to_ping', 'pinged' ) ) );
			$rows[] = (string) wp_json_encode( array( $row, array_values( array_filter( $meta, static fn( array $one ): bool => ! in_array( $one[0], self::PASSING_META, true ) && array( '_wp_page_template', '' ) !== $one && array( '_wp_page_template', 'default' ) !== $one && 0 !== strpos( $one[0], '_atelier' ) ) ), $terms ), JSON_UNESCAPED_SLASHES );
		}
		foreach ( $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options", ARRAY_A ) as $option ) {
			if ( ! preg_match( self::PASSING, $option['option_name'] ) ) {
				$value  = maybe_unserialize( $option['option_value'] );
				$value  = 'sticky_posts' === $option['option_name'] && is_array( $value ) ? self::sorted( $value ) : $option['option_value'];
				$rows[] = 'option ' . $option['option_name'] . ' ' . $value;
			}
		}
		foreach ( $wpdb->get_results( "SELECT t.slug, tt.taxonomy, tt.count FROM $wpdb->terms t JOIN $wpdb->term_taxonomy tt ON tt.term_id = t.term_id", ARRAY_A ) as $term ) {
			$rows[] = 'term ' . implode( ' ', $term );
		}
		$rows = array_map( array( $this, 'named' ), $rows );
		sort( $rows );
		return $rows;
	}
}
