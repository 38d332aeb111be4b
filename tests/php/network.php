<?php
/**
 * Tests Atelier in a network of sites. NETWORK_SITE is the folder of WordPress, which becomes a network in the first
 * run, and is one in the second: each is a process of its own, because WordPress checks that only once. The second run
 * prints the results as JSON: `{ "passed": [ name… ], "failed": { name: reason } }`.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests;

use Atelier\Agents\Agent_Role;
use Atelier\Plugin;
use Atelier\Support\Options;
use Atelier\Support\Page;
use Atelier\Support\Private_Type;
use Atelier\Support\Uninstaller;
use Atelier\Support\Upgrades;
use Atelier\Tests\adversary\Attack;
use Atelier\Tests\adversary\Query_Log;
use Atelier\Tests\adversary\Site_Digest;
use Atelier\Uses\Change_Watcher;
use Atelier\Uses\Filler;
use Atelier\Uses\Index_Rows;
use Atelier\Uses\Indexer;
use Atelier\Uses\Record_Source;
use Atelier\Uses\Uses_Table;
use Throwable;
use WP_REST_Request;
use WP_Theme_JSON_Resolver;

$network_site    = (string) getenv( 'NETWORK_SITE' );
$network_is_made = '1' === getenv( 'NETWORK_IS_MADE' );

require_once __DIR__ . '/Wiring.php';

// WordPress builds URLs from it.
$_SERVER['HTTP_HOST']      = 'localhost';
$_SERVER['SERVER_NAME']    = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/wp-admin/';

if ( ! $network_is_made ) {
	define( 'WP_ALLOW_MULTISITE', true );
	require "$network_site/wp-load.php";
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	require_once ABSPATH . 'wp-admin/includes/network.php';
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	deactivate_plugins( 'atelier/plugin.php' );
	foreach ( $GLOBALS['wpdb']->tables( 'ms_global' ) as $network_name => $network_table ) {
		$GLOBALS['wpdb']->$network_name = $network_table;
	}
	install_network();
	populate_network( 1, 'localhost', 'admin@example.org', 'Network', '/', false );
	echo '@made';
	exit;
}

define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', 'localhost' );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );
define( 'WP_ADMIN', true );
require "$network_site/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/admin.php';

/** @param mixed $condition */
function expect( $condition, string $what ): void {
	if ( ! $condition ) {
		throw new \Exception( $what );
	}
}

/** The status of the current user's request to one of Atelier's routes. */
function status_of( string $method, string $route ): int {
	return rest_do_request( new WP_REST_Request( $method, $route ) )->get_status();
}

/** @return list<string> Names of Atelier's options on the current site. */
function own_options(): array {
	global $wpdb;
	return $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'atelier\\_%' AND option_name != 'atelier_demo'" );
}

add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );
wp_set_current_user( 1 );
grant_super_admin( 1 );

/** The second site. */
$network_second = (int) wp_insert_site(
	array(
		'domain'  => 'localhost',
		'path'    => '/second/',
		'title'   => 'Second',
		'user_id' => 1,
	)
);

/** Administers only the second site. */
$network_local = (int) wp_insert_user(
	array(
		'user_login' => 'local',
		'user_pass'  => 'password',
	)
);
add_user_to_blog( $network_second, $network_local, 'administrator' );

$network_checks = array(
	'is activated on all sites at once, and stores nothing by it' => static function () use ( $network_second ): void {
		$before = own_options();
		expect( null === activate_plugin( 'atelier/plugin.php', '', true ), 'activated' );
		expect( isset( get_site_option( 'active_sitewide_plugins' )['atelier/plugin.php'] ), 'for the network' );
		$added = array_values( array_diff( own_options(), $before ) );
		expect( in_array( $added, array( array(), array( 'atelier_whole' ) ), true ), 'the first site has at most that its files are whole, as any request to wp-admin notes' );
		switch_to_blog( $network_second );
		expect( array() === own_options(), 'the second is as before' );
		expect( is_plugin_active( 'atelier/plugin.php' ), 'active on the second' );
		restore_current_blog();
		do_action( 'admin_menu' );
		rest_get_server();
	},
	'is opened by the administrator of one site, there alone' => static function () use ( $network_second, $network_local ): void {
		wp_set_current_user( $network_local );
		expect( ! current_user_can( Page::capability() ), 'not on the first site' );
		expect( 403 === status_of( 'GET', '/atelier/v1/menus' ), 'no menus of the first site' );
		switch_to_blog( $network_second );
		expect( current_user_can( Page::capability() ), 'on the second site' );
		expect( ! current_user_can( 'activate_plugins' ) && ! current_user_can( 'unfiltered_html' ), 'without the rights of the network' );
		foreach ( array( 'menus', 'patterns', 'style-variations', 'font-uses' ) as $route ) {
			expect( 200 === status_of( 'GET', "/atelier/v1/$route" ), $route );
		}
		expect( current_user_can( 'manage_options' ), 'may change the settings of the second site' );
		restore_current_blog();
		wp_set_current_user( 1 );
	},
	'filters what the administrator of one site saves as WordPress does' => static function () use ( $network_second, $network_local ): void {
		wp_set_current_user( $network_local );
		switch_to_blog( $network_second );
		kses_init();
		$id = (int) wp_insert_post( array( 'post_type' => 'page', 'post_content' => '<!-- wp:html --><script>1</script><b>kept</b><!-- /wp:html -->' ) );
		expect( false === strpos( get_post( $id )->post_content, '<script' ), 'no script' );
		expect( false !== strpos( get_post( $id )->post_content, '<b>kept</b>' ), 'the rest is kept' );
		restore_current_blog();
		wp_set_current_user( 1 );
		kses_init();
	},
	'has site drafts of each site, with the rights of its administrator' => static function () use ( $network_second, $network_local ): void {
		$ask = static function ( string $method, string $route, array $arguments = array(), int $draft = 0 ) {
			$_GET    = $draft > 0 ? array( Page::DRAFT_ARG => (string) $draft ) : array();
			$request = new WP_REST_Request( $method, $route );
			$request->set_body_params( $arguments );
			$answer = rest_do_request( $request );
			$_GET   = array();
			return $answer;
		};
		wp_set_current_user( $network_local );
		kses_init();
		expect( 403 === $ask( 'POST', '/atelier/v1/site-drafts', array( 'title' => 'First' ) )->get_status(), 'none on the first site' );
		switch_to_blog( $network_second );
		$draft = (int) $ask( 'POST', '/atelier/v1/site-drafts', array( 'title' => 'Second' ) )->get_data()['id'];
		$page  = (int) wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Before', 'post_status' => 'publish' ) );
		$saved = $ask( 'POST', "/wp/v2/pages/$page", array( 'title' => 'After', 'content' => '<!-- wp:html --><script>1</script><b>kept</b><!-- /wp:html -->' ), $draft );
		expect( 200 === $saved->get_status(), 'saves into a draft of the second' );
		// The next request is one on the live site again.
		status_of( 'GET', '/atelier/v1/site-drafts' );
		expect( 'Before' === get_post( $page )->post_title, 'which changes nothing yet' );
		expect( 201 === $ask( 'POST', "/atelier/v1/site-drafts/$draft/links" )->get_status(), 'shares it' );
		$answer = $ask( 'POST', "/atelier/v1/site-drafts/$draft/publish" );
		expect( 200 === $answer->get_status(), 'publishes it: ' . wp_json_encode( $answer->get_data() ) );
		expect( 'After' === get_post( $page )->post_title && false === strpos( get_post( $page )->post_content, '<script' ), 'without what only the network may write' );
		expect( 200 === status_of( 'GET', '/atelier/v1/history' ), 'sees its history' );
		restore_current_blog();
		expect( 403 === status_of( 'GET', "/atelier/v1/site-drafts/$draft" ), 'not from the first' );
		wp_set_current_user( 1 );
		kses_init();
	},
	'lays a site draft over its own site alone' => static function () use ( $network_second ): void {
		$ask = static function ( string $method, string $route, array $arguments, int $draft = 0 ) {
			$_GET    = $draft > 0 ? array( Page::DRAFT_ARG => (string) $draft ) : array();
			$request = new WP_REST_Request( $method, $route );
			$request->set_body_params( $arguments );
			return rest_do_request( $request );
		};
		$of  = static fn( int $id ): array => array( get_option( 'blogname' ), get_post( $id )->post_title, get_post_meta( $id, '_wp_page_template', true ), wp_list_pluck( get_posts( array( 'post_type' => 'page', 'include' => array( $id ) ) ), 'post_title' ) );
		$new = static fn( array $more ): int => (int) wp_insert_post( $more + array( 'post_type' => 'page', 'post_title' => 'Before', 'post_status' => 'publish' ) );
		$id  = $new( array() );
		switch_to_blog( $network_second );
		$other = get_post( $id ) ? wp_update_post( array( 'ID' => $id, 'post_type' => 'page', 'post_title' => 'Other', 'post_status' => 'publish' ) ) : $new( array( 'import_id' => $id, 'post_title' => 'Other' ) );
		$there = $of( $id );
		restore_current_blog();
		expect( $id === $other, 'the same ID on both sites' );
		$title = get_option( 'blogname' );
		clean_blog_cache( get_current_blog_id() );
		$draft = (int) $ask( 'POST', '/atelier/v1/site-drafts', array( 'title' => 'First' ) )->get_data()['id'];
		expect( 200 === $ask( 'POST', "/wp/v2/pages/$id", array( 'title' => 'After' ), $draft )->get_status(), 'a page of the first' );
		expect( 200 === $ask( 'POST', '/wp/v2/settings', array( 'title' => 'Renamed' ), $draft )->get_status(), 'its title' );
		$here = $of( $id );
		expect( array( 'Renamed', 'After' ) === array_slice( $here, 0, 2 ), 'the first is as in the draft' );
		expect( array( $title, $title ) === array( get_site()->blogname, get_blog_details()->blogname ), 'lists of sites have the live title, which all requests share' );
		switch_to_blog( $network_second );
		expect( $there === $of( $id ), 'the second is as it is: ' . wp_json_encode( $of( $id ) ) );
		switch_to_blog( $network_second );
		expect( $there === $of( $id ), 'also twice' );
		restore_current_blog();
		expect( $there === $of( $id ), 'and back once' );
		restore_current_blog();
		expect( $here === $of( $id ), 'the first is as in the draft again' );
		$_GET = array();
		status_of( 'GET', '/atelier/v1/site-drafts' );
		expect( 'Before' === get_post( $id )->post_title, 'and live as before' );
		switch_to_blog( $network_second );
		wp_delete_post( $id, true );
		restore_current_blog();
	},
	'publishes a site draft of the second site at its date, in its cron alone' => static function () use ( $network_second, $network_local ): void {
		add_filter( 'pre_wp_mail', '__return_true' );
		$first = (int) wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Before', 'post_status' => 'publish' ) );
		switch_to_blog( $network_second );
		wp_set_current_user( $network_local );
		$page  = (int) wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Before', 'post_status' => 'publish' ) );
		$make  = static function () use ( $page ): int {
			$draft   = Wiring::drafts()->create( 'Later' );
			$_GET    = array( Page::DRAFT_ARG => (string) $draft );
			$request = new WP_REST_Request( 'POST', "/wp/v2/pages/$page" );
			$request->set_body_params( array( 'title' => "After $draft" ) );
			expect( 200 === rest_do_request( $request )->get_status(), 'saved' );
			$_GET = array();
			status_of( 'GET', '/atelier/v1/site-drafts' );
			$due = time() - MINUTE_IN_SECONDS;
			expect( true === Wiring::schedule( static fn(): int => $due - 60 )->set( $draft, gmdate( 'Y-m-d\TH:i:s\Z', $due ), 'hold', 'publish' ), 'scheduled' );
			return $draft;
		};
		$draft = $make();
		wp_set_current_user( 0 );
		restore_current_blog();
		do_action( 'atelier_publish_draft', $draft );
		expect( 'Before' === get_post( $first )->post_title, 'the first site knows nothing of it' );
		switch_to_blog( $network_second );
		expect( 'Before' === get_post( $page )->post_title, 'which publishes nothing' );
		do_action( 'atelier_publish_draft', $draft );
		expect( "After $draft" === get_post( $page )->post_title, 'its own cron does: ' . Wiring::drafts()->state( $draft )['problem'] );
		wp_set_current_user( $network_local );
		$draft = $make();
		wp_set_current_user( 0 );
		remove_user_from_blog( $network_local, $network_second );
		do_action( 'atelier_publish_draft', $draft );
		$held = Wiring::drafts()->get( $draft );
		expect( 'held' === $held->status, 'held where its user is none of the site any more' );
		add_user_to_blog( $network_second, $network_local, 'administrator' );
		Wiring::drafts()->delete( $draft );
		restore_current_blog();
		wp_set_current_user( 1 );
		remove_filter( 'pre_wp_mail', '__return_true' );
	},
	'refuses its own post types to super admins as well' => static function (): void {
		require_once ABSPATH . WPINC . '/class-IXR.php';
		require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
		expect( is_super_admin() && current_user_can( 'a_capability_of_nobody' ), 'who have every capability' );
		// Activated after the hook `init`.
		Plugin::begin();
		$login = static fn() => wp_get_current_user();
		add_filter( 'authenticate', $login, 1 );
		$ids = array();
		foreach ( Private_Type::names() as $type ) {
			$ids[ $type ] = Private_Type::during( static fn(): int => (int) wp_insert_post( array( 'post_type' => $type, 'post_title' => 'Of Atelier', 'post_status' => 'private' ) ) );
		}
		$ids['page'] = Wiring::hidden_posts()->during( static fn(): int => (int) wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Of Atelier', 'post_status' => 'atelier_hidden' ) ) );
		expect( 5 < count( $ids ), 'all types' );
		foreach ( $ids as $type => $id ) {
			foreach ( array( 'read_post', 'edit_post', 'delete_post', 'publish_post' ) as $capability ) {
				expect( ! current_user_can( $capability, $id ), "$capability of $type" );
			}
			foreach ( array( 'wp_getPost', 'wp_deletePost', 'wp_getRevisions' ) as $method ) {
				expect( ( new \wp_xmlrpc_server() )->$method( array( 1, 'x', 'x', $id ) ) instanceof \IXR_Error, "$method of $type" );
			}
			expect( 200 !== status_of( 'GET', "/wp/v2/pages/$id" ), "REST of $type" );
			Private_Type::during( static fn() => wp_delete_post( $id, true ) );
		}
		remove_filter( 'authenticate', $login, 1 );
	},
	'lets the administrator of one site run nothing and store no scripts by hostile requests' => static function () use ( $network_second, $network_local ): void {
		foreach ( array( 'Query_Log', 'Executables', 'Site_Digest', 'Mini_Plugin', 'Hostile_Values', 'Attack' ) as $name ) {
			require_once __DIR__ . "/adversary/$name.php";
		}
		add_filter( 'pre_wp_mail', '__return_true' );
		switch_to_blog( $network_second );
		wp_set_current_user( 1 );
		wp_get_custom_css_post();
		$make  = static fn( string $type, array $more = array() ): int => (int) wp_insert_post( $more + array( 'post_type' => $type, 'post_title' => 'Before', 'post_status' => 'publish', 'post_content' => 'Before' ) );
		$draft = static function ( string $title ) use ( $network_local ): int {
			wp_set_current_user( $network_local );
			kses_init();
			Attack::leave_drafts();
			return (int) Attack::send( 'POST', '/atelier/v1/site-drafts', array( 'title' => $title ) )->get_data()['id'];
		};
		$ids   = array(
			'page'       => $make( 'page' ),
			'other_page' => $make( 'page' ),
			'own_page'   => $make( 'page', array( 'post_author' => $network_local ) ),
			'private'    => $make( 'page', array( 'post_status' => 'private' ) ),
			'post'       => $make( 'post' ),
			'own_post'   => $make( 'post', array( 'post_author' => $network_local ) ),
			'block'      => $make( 'wp_block' ),
			'menu'       => $make( 'wp_navigation' ),
			'template'   => get_stylesheet() . '//404',
			'part'       => get_stylesheet() . '//footer',
			'styles'     => (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
			'variation'  => $make( 'atelier_variation' ),
			'draft'      => $draft( 'Attacked' ),
			'target'     => $draft( 'Target' ),
			'entry'      => 1,
			'link'       => 'aaaaaaaa',
		);
		$small = static function () use ( $draft, $ids ): int {
			$id = $draft( 'Small' );
			Attack::send( 'POST', "/wp/v2/pages/{$ids['other_page']}", array( 'title' => uniqid( 'T' ) ), $id );
			Attack::leave_drafts();
			return $id;
		};
		// What the first site has must stay as it is, too.
		restore_current_blog();
		$first = Site_Digest::live();
		switch_to_blog( $network_second );
		$queries = new Query_Log();
		$queries->begin();
		// A part of the arguments is enough here.
		putenv( 'ATELIER_ADVERSARY=' . ( getenv( 'ATELIER_ADVERSARY' ) ?: '0.3' ) );
		$attack = new Attack( $ids, $queries, $small );
		wp_set_current_user( $network_local );
		kses_init();
		$attack->by( 'site administrator', $network_local, $ids['draft'] );
		wp_set_current_user( 1 );
		kses_init();
		$attack->publish( $ids['draft'] );
		$queries->end();
		Attack::leave_drafts();
		restore_current_blog();
		remove_filter( 'pre_wp_mail', '__return_true' );
		expect( $attack->requests() > 50, 'requests were sent' );
		expect( array() === $attack->problems(), implode( "\n", array_slice( $attack->problems(), 0, 20 ) ) );
		expect( array() === Site_Digest::difference( $first, Site_Digest::live() ), 'the first site is as before' );
	},
	'keeps the agent of one site from changing anything on another' => static function () use ( $network_second ): void {
		Agent_Role::prepare();
		$agent = (int) wp_insert_user( array( 'user_login' => 'agent', 'user_pass' => 'password', 'role' => Agent_Role::NAME ) );
		$send  = static function ( string $route, array $body ) use ( $agent ): int {
			wp_set_current_user( 0 );
			wp_set_current_user( $agent );
			$request = new WP_REST_Request( 'POST', $route );
			$request->set_body_params( $body );
			return rest_do_request( $request )->get_status();
		};
		expect( 200 === $send( '/atelier/v1/agents/start-draft', array( 'title' => 'Own' ) ), 'proposes on its own site' );
		$writes = array( '/wp/v2/users/me' => array( 'name' => 'Anna' ), "/wp/v2/users/$agent" => array( 'password' => 'x' ), '/wp/v2/users/me/application-passwords' => array( 'name' => 'More' ), '/wp/v2/comments' => array( 'post' => 1, 'content' => 'x' ) );
		foreach ( array( 'first', 'second' ) as $site ) {
			foreach ( $writes as $route => $body ) {
				expect( 403 === $send( $route, $body ), "$route of the $site" );
			}
			expect( 'atelier_agent_route' === ( rest_do_request( new WP_REST_Request( 'POST', '/wp/v2/comments' ) )->get_data()['code'] ?? '' ), "by Atelier on the $site" );
			switch_to_blog( $network_second );
		}
		expect( 403 === $send( '/atelier/v1/agents/start-draft', array( 'title' => 'Other' ) ), 'proposes nothing on another' );
		add_user_to_blog( $network_second, $agent, 'subscriber' );
		expect( 403 === $send( '/wp/v2/users/me', array( 'name' => 'Anna' ) ), 'nor as a subscriber there' );
		restore_current_blog();
		expect( 'agent' === get_userdata( $agent )->display_name, 'has its name' );
		restore_current_blog();
		wp_set_current_user( 1 );
		require_once ABSPATH . 'wp-admin/includes/ms.php';
		wpmu_delete_user( $agent );
		remove_role( Agent_Role::NAME );
	},
	'has settings of each site' => static function () use ( $network_second ): void {
		update_option( Options::NAME, Options::from_form( array() ) );
		expect( ! Options::is_on( Options::QUICK_EDIT ), 'off on the first' );
		switch_to_blog( $network_second );
		expect( Options::is_on( Options::QUICK_EDIT ), 'on on the second' );
		restore_current_blog();
		expect( ! Options::is_on( Options::QUICK_EDIT ), 'still off on the first' );
	},
	'has an index of uses of each site, which goes with the site' => static function () use ( $network_second ): void {
		global $wpdb;
		$ask  = static function ( string $pattern ): int {
			$request = new WP_REST_Request( 'GET', '/atelier/v1/uses' );
			$request->set_query_params( array( 'kind' => 'pattern', 'thing' => array( $pattern ) ) );
			$answer = rest_do_request( $request )->get_data();
			return $answer['isComplete'] ? $answer['total'] : -1;
		};
		$fill = static fn() => Filler::create()->step( INF );
		$fill();
		switch_to_blog( $network_second );
		$second = Uses_Table::name();
		$fill();
		wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'One', 'post_status' => 'publish', 'post_content' => '<!-- wp:block {"ref":123456} /-->' ) );
		restore_current_blog();
		// The request of the first site ends, in which somebody has saved on the second.
		$source  = new Record_Source();
		$watcher = new Change_Watcher( new Indexer( $source, new Index_Rows() ), $source, Wiring::draft_request() );
		switch_to_blog( $network_second );
		$watcher->note_post( (int) $wpdb->get_var( "SELECT MAX( ID ) FROM $wpdb->posts WHERE post_type = 'page'" ) );
		restore_current_blog();
		$watcher->flush();
		expect( Uses_Table::name() !== $second, 'two tables' );
		expect( 0 === $ask( '123456' ), 'none on the first' );
		switch_to_blog( $network_second );
		expect( 1 === $ask( '123456' ), 'one on the second' );
		expect( in_array( $second, (array) $watcher->add_table( array() ), true ), 'dropped with the second' );
		restore_current_blog();
	},
	'updates each site by itself' => static function () use ( $network_second ): void {
		( new Upgrades() )->run();
		expect( 0 < (int) get_option( Upgrades::OPTION ), 'the first' );
		switch_to_blog( $network_second );
		expect( 0 === (int) get_option( Upgrades::OPTION ), 'not the second yet' );
		update_option( Options::NAME, 'broken' );
		( new Upgrades() )->run();
		expect( Options::all() === get_option( Options::NAME ), 'the second' );
		restore_current_blog();
	},
	'is deleted on every site as its settings say' => static function () use ( $network_second ): void {
		global $wpdb;
		$make  = static fn( string $title ): int => Private_Type::during( static fn(): int => (int) wp_insert_post( array( 'post_type' => 'atelier_variation', 'post_title' => $title, 'post_status' => 'publish' ) ) );
		$first = $make( 'Kept' );
		switch_to_blog( $network_second );
		$second = $make( 'Deleted' );
		update_option( Options::NAME, Options::from_form( array( Options::DELETES_DATA => '1' ) ) );
		update_user_meta( 1, $wpdb->get_blog_prefix() . 'persisted_preferences', array( 'atelier' => array( 'a' => 1 ), 'core' => array() ) );
		restore_current_blog();
		Uninstaller::run();
		wp_cache_flush();
		expect( null !== get_post( $first ), 'kept on the first' );
		// What is kept stays signed.
		expect( array() === array_diff( own_options(), array( 'atelier_signing_key', 'atelier_history_signed' ) ), 'no other options on the first' );
		switch_to_blog( $network_second );
		expect( null === get_post( $second ), 'deleted on the second' );
		expect( array() === own_options(), 'no options on the second' );
		expect( array() === $wpdb->get_col( "SHOW TABLES LIKE '%atelier\\_uses'" ), 'no tables' );
		expect( array( 'core' => array() ) === get_user_meta( 1, $wpdb->get_blog_prefix() . 'persisted_preferences', true ), 'no preferences' );
		restore_current_blog();
	},
	'leaves WordPress’s own editor what was made, on each site, when it is deactivated' => static function () use ( $network_second ): void {
		switch_to_blog( $network_second );
		$pattern = (int) wp_insert_post( array( 'post_type' => 'wp_block', 'post_title' => 'Made here', 'post_status' => 'publish', 'post_content' => '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' ) );
		restore_current_blog();
		deactivate_plugins( 'atelier/plugin.php', false, true );
		expect( ! isset( get_site_option( 'active_sitewide_plugins' )['atelier/plugin.php'] ), 'deactivated' );
		switch_to_blog( $network_second );
		expect( 200 === status_of( 'GET', "/wp/v2/blocks/$pattern" ), 'the pattern' );
		expect( current_user_can( 'edit_theme_options' ), 'the Site Editor' );
		restore_current_blog();
	},
);

$network_passed = array();
$network_failed = array();
foreach ( $network_checks as $network_name => $network_check ) {
	$network_depth = isset( $GLOBALS['_wp_switched_stack'] ) ? count( (array) $GLOBALS['_wp_switched_stack'] ) : 0;
	try {
		$network_check();
		$network_passed[] = "in a network Atelier $network_name";
	} catch ( Throwable $network_error ) {
		$network_failed[ "in a network Atelier $network_name" ] = $network_error->getMessage() . ' (' . $network_error->getLine() . ')';
		while ( ! empty( $GLOBALS['_wp_switched_stack'] ) ) {
			restore_current_blog();
		}
		wp_set_current_user( 1 );
	}
}
echo "\n@results " . wp_json_encode(
	array(
		'passed' => $network_passed,
		'failed' => (object) $network_failed,
	)
);
