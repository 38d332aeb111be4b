<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Proposals;

use Atelier\Agents\Agent_Role;
use Atelier\Proposals\Readable_Record;
use Atelier\Tests\SiteDrafts\Draft_Test_Case;
use WP_REST_Request;
use WP_REST_Response;
use WP_Theme_JSON_Resolver;

require_once dirname( __DIR__ ) . '/SiteDrafts/Draft_Test_Case.php';

/**
 * Base class with an agent, and a page, a menu and styles for it to work on.
 */
abstract class Agent_Case extends Draft_Test_Case {
	protected const CONTENT = "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">One</h2>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>Two</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:spacer {\"height\":\"10px\"} /-->";

	protected int $admin;
	protected int $agent;
	protected int $page;
	protected int $menu;
	protected int $styles;

	protected function setUp(): void {
		parent::setUp();
		$this->admin  = get_current_user_id();
		$this->page   = $this->make_post( array( 'post_type' => 'page', 'post_title' => 'About', 'post_content' => self::CONTENT ) );
		$this->menu   = $this->make_post( array( 'post_type' => 'wp_navigation', 'post_title' => 'Main', 'post_content' => '<!-- wp:navigation-link {"label":"Home","url":"/"} /-->' ) );
		$this->styles = (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$this->agent  = $this->make_agent();
	}

	/** The user of a new agent, which is logged in. */
	protected function make_agent(): int {
		$id = $this->log_in_as( 'subscriber' );
		get_userdata( $id )->add_cap( Agent_Role::CAPABILITY );
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
		return $id;
	}

	/**
	 * Asks for an ability over REST, as whoever is logged in.
	 *
	 * @param array<string, mixed> $input
	 */
	protected function ask( string $name, array $input = array() ): WP_REST_Response {
		$_GET     = array();
		$is_write = in_array( $name, array( 'start-draft', 'propose', 'withdraw', 'answer-note', 'request-review' ), true );
		$request  = new WP_REST_Request( $is_write ? 'POST' : 'GET', "/atelier/v1/agents/$name" );
		if ( $is_write ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $input ) );
		} else {
			$request->set_query_params( array_map( static fn( $value ) => is_int( $value ) ? (string) $value : $value, $input ) );
		}
		return rest_do_request( $request );
	}

	/**
	 * The answer of an ability that is expected to work.
	 *
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 */
	protected function answer( string $name, array $input = array() ): array {
		$response = $this->ask( $name, $input );
		$this->assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return json_decode( (string) wp_json_encode( $response->get_data() ), true );
	}

	protected function start( string $title = 'Spring' ): int {
		return $this->answer( 'start-draft', compact( 'title' ) )['draft'];
	}

	/**
	 * @param list<mixed> $changes
	 * @return list<array{ accepted: bool, record: string, code: string, message: string }>
	 */
	protected function propose( int $draft, array $changes, bool $dry_run = false ): array {
		return $this->answer( 'propose', compact( 'draft', 'changes', 'dry_run' ) )['results'];
	}

	/**
	 * A change of the page that is based on its state.
	 *
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	protected function change( string $op, string $path, array $more = array(), string $record = '', int $draft = 0 ): array {
		$record = '' === $record ? "page:$this->page" : $record;
		$read   = $this->answer( 'read-record', compact( 'record' ) + ( $draft ? compact( 'draft' ) : array() ) );
		$hashes = array( '' => $read['hash'] ) + array_column( $read['blocks'], 'hash', 'path' );
		return $more + array( 'op' => $op, 'record' => $record, 'path' => $path, 'hash' => (string) ( $hashes[ $path ] ?? 'none' ), 'reason' => "Because of $op." );
	}

	/** @return array<string, mixed> A change that is always possible. */
	protected function good( string $label = 'New' ): array {
		return $this->change( 'insert-block', '', array( 'where' => 'last', 'markup' => self::paragraph( $label ) ) );
	}

	/** Whether WordPress has a record of styles that agents know. */
	protected function styles_key(): string {
		return 'wp_global_styles:' . Readable_Record::styles_id();
	}
}
