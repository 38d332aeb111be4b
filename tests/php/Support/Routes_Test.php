<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Agents\Draft_Notes;
use Atelier\History\Changed_Record;
use Atelier\History\Entry;
use Atelier\History\History_Store;
use Atelier\Records\Change;
use Atelier\SiteDrafts\Change_Response;
use Atelier\SiteDrafts\Share_Links;
use Atelier\Styles\Variation_Store;
use Atelier\Support\Rest;
use Atelier\Support\Signature;
use Atelier\Tests\Test_Case;
use Atelier\Tests\Wiring;
use WP_REST_Request;

/**
 * Compares docs/security.md with the routes: their methods and capabilities.
 */
final class Routes_Test extends Test_Case {
	private const ROLES = array(
		'Logged out'    => '',
		'Subscriber'    => 'subscriber',
		'Editor'        => 'editor',
		'Administrator' => 'administrator',
	);

	/** @return array<string, array<string, string>> Rows of the table by route and methods, as cells by column. */
	private static function table(): array {
		$text = (string) file_get_contents( dirname( ATELIER_FILE ) . '/docs/security.md' );
		preg_match_all( '/^\| (?:Route|`\/atelier\/v1).*\|$/m', $text, $found );
		$rows    = array_map( static fn( string $line ): array => array_map( 'trim', explode( '|', trim( $line, '| ' ) ) ), $found[0] );
		$columns = array_shift( $rows );
		$table   = array();
		foreach ( $rows as $cells ) {
			$row                                          = array_combine( $columns, $cells );
			$row['Route']                                 = trim( $row['Route'], '`' );
			$table[ "{$row['Methods']} {$row['Route']}" ] = $row;
		}
		return $table;
	}

	/** @return list<string> Methods and path of all registered routes. */
	private static function registered(): array {
		$found = array();
		foreach ( rest_get_server()->get_routes( Rest::ROUTE_NAMESPACE ) as $route => $handlers ) {
			foreach ( $handlers as $handler ) {
				$found[] = implode( ', ', array_keys( array_filter( $handler['methods'] ) ) ) . ' ' . preg_replace( '/\(\?P<(\w+)>[^)]+\)/', '{$1}', $route );
			}
		}
		sort( $found );
		return $found;
	}

	public function test_match_the_table(): void {
		$listed = array_keys( self::table() );
		sort( $listed );
		$this->assertSame( self::registered(), $listed );
	}

	/** @return array<string, list<string>> */
	public static function cases_allow_the_roles_of_the_table(): array {
		$keys = array_keys( self::table() );
		return array_combine( $keys, array_map( static fn( string $key ): array => array( $key ), $keys ) );
	}

	/** @dataProvider cases_allow_the_roles_of_the_table */
	public function test_allow_the_roles_of_the_table( string $key ): void {
		$this->nest_transactions();
		$row = self::table()[ $key ];
		foreach ( self::ROLES as $column => $role ) {
			$this->assertSame( $row[ $column ], $this->is_allowed( $row, $role ) ? 'yes' : 'no', $column );
		}
		if ( ! preg_match_all( '/`(\w+)`/', $row['Capability'], $found ) ) {
			$this->assertNotSame( 'no', $row['Logged out'], 'without a capability it is public' );
			return;
		}
		$capability = (string) end( $found[1] );
		$needed     = array();
		$this->add_filter(
			'map_meta_cap',
			static function ( $caps, $asked ) use ( $capability, &$needed ) {
				return $asked === $capability ? $needed : $caps;
			}
		);
		$needed = array( 'do_not_allow' );
		$this->assertFalse( $this->is_allowed( $row, 'administrator' ), "an administrator without $capability may:" );
		$needed = array( 'exist' );
		$this->assertTrue( $this->is_allowed( $row, 'subscriber' ), "a subscriber with $capability may:" );
	}

	/** @param array<string, string> $row */
	private function is_allowed( array $row, string $role ): bool {
		list( $id, $parameters ) = $this->what_to_send( $row['Route'], $row['Methods'] );
		wp_set_current_user( 0 );
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$statuses = array();
		foreach ( explode( ', ', $row['Methods'] ) as $method ) {
			$request = new WP_REST_Request( $method, str_replace( array( '{id}', '{type}', '{link}' ), array( (string) $id, 'page', (string) ( $parameters['link'] ?? '' ) ), $row['Route'] ) );
			if ( 'GET' === $method ) {
				$request->set_query_params( $parameters );
			} else {
				$request->set_body_params( $parameters );
			}
			$status = rest_do_request( $request )->get_status();
			// Agents that are let in learn that the draft isn't theirs.
			$status = 404 === $status && false !== strpos( $row['Route'], '/agents/' ) ? 200 : $status;
			$this->assertContains( $status, array( 200, 201, 401, 403 ), "$method is answered with $status" );
			$this->assertTrue( ! in_array( $status, array( 401, 403 ), true ) || ( 401 === $status ) === ( '' === $role ), 'visitors are asked to log in, others are refused' );
			$statuses[] = $status < 400;
		}
		$this->assertCount( 1, array_unique( $statuses ), 'the same for all methods' );
		return $statuses[0];
	}

	/** Of the first user, as stored earlier: nobody may save one while the test takes the capability away. */
	private static function change_of_template(): Change {
		$payload = (string) wp_json_encode( array( 'type' => 'wp_template', 'id' => get_stylesheet() . '//404', 'action' => Change::UPDATE, 'edits' => array( 'content' => '<!-- wp:spacer /-->' ), 'authors' => array( 'content' => array( 1, 0 ) ) ) );
		return Change::from_stored( '{"signature":"' . Signature::of( 'test', $payload ) . '",' . substr( $payload, 1 ), 'test' );
	}

	/** An entry of the history with another version of a template. */
	private function make_entry(): int {
		$entry       = new Entry();
		$entry->date = '2026-01-01 00:00:00';
		$entry->add( new Changed_Record( 'wp_template', get_stylesheet() . '//404', '404', Changed_Record::UPDATE, array( 'content' => 'Other' ), array( 'content' => '' ) ) );
		( new History_Store() )->save( $entry );
		return $entry->id;
	}

	/** @return array{int, array<string, mixed>} An id, and valid parameters. */
	private function what_to_send( string $route, string $methods ): array {
		$look = '{"styles":{"color":{"text":"red"}}}';
		$refs = array( 'wp_template:' . get_stylesheet() . '//404' );
		switch ( str_replace( '/' . Rest::ROUTE_NAMESPACE, '', $route ) ) {
			case '/agents/answer-note':
				return array( 0, array( 'draft' => 1, 'note' => '1', 'text' => 'Done.' ) );
			case '/agents/find-records':
				return array( 0, array( 'type' => 'page' ) );
			case '/agents/find-uses':
				return array( 0, array( 'kind' => 'menu', 'thing' => '1' ) );
			case '/agents/preview':
			case '/agents/read-draft':
			case '/agents/request-review':
			case '/agents/withdraw':
				return array( 0, array( 'draft' => 1 ) );
			case '/agents/propose':
				return array( 0, array( 'draft' => 1, 'changes' => array( array( 'op' => 'remove-block' ) ) ) );
			case '/agents/read-record':
				return array( 0, array( 'record' => 'site' ) );
			case '/agents/start-draft':
				return array( 0, array( 'title' => 'Of the table' ) );
			case '/authors':
				return array( 0, array( 'include' => array( 1 ) ) );
			case '/filtered-content':
				return array( 0, array( 'content' => 'Text' ) );
			case '/history/{id}':
			case '/history/{id}/draft':
			case '/history/{id}/restore':
				return array( $this->make_entry(), array() );
			case '/history/{id}/pictures':
				return array( $this->make_entry(), array( 'key' => 'wp_template:' . get_stylesheet() . '//404' ) );
			case '/history/moment':
				return array( 0, array( 'entry' => $this->make_entry() ) );
			case '/locks/{id}':
			case '/posts/{id}/autosave':
			case '/posts/{id}/preview':
				return array( $this->make_post( array( 'post_type' => 'page' ) ), array() );
			case '/menus/{id}/preview':
				return array( $this->make_post( array( 'post_type' => 'wp_navigation' ) ), array( 'content' => '' ) );
			case '/uses':
			case '/uses/counts':
				return array( 0, array( 'kind' => 'menu', 'thing' => array( '1' ) ) );
			case '/previews':
				return array( 0, array( 'refs' => $refs ) + ( 'POST' === $methods ? array( 'styles' => array( 'styles' => array() ) ) : array() ) );
			case '/site-drafts':
				return array( 0, array( 'title' => 'Of the table' ) );
			case '/site-drafts/holder':
				return array( 0, array( 'key' => 'page:1' ) );
			case '/site-drafts/{id}':
			case '/site-drafts/{id}/links':
			case '/site-drafts/{id}/state':
				return array( Wiring::drafts()->create( 'A draft' ), array( 'title' => 'Of the table' ) );
			case '/site-drafts/{id}/notes':
				$draft = Wiring::drafts()->create( 'A draft' );
				update_post_meta( $draft, '_atelier_draft_agent', array( 'agent' => 1 ) );
				return array( $draft, array( 'text' => 'Shorter', 'note' => Draft_Notes::add( $draft, '', 'Text', 1, '2026-11-27 10:00:00' ) ) );
			case '/site-drafts/{id}/links/{link}':
				$draft = Wiring::drafts()->create( 'A draft' );
				return array( $draft, array( 'link' => ( new Share_Links() )->add( $draft, 1 )['id'] ) );
			case '/site-drafts/{id}/changes':
			case '/site-drafts/{id}/changes/approve':
			case '/site-drafts/{id}/changes/checked':
			case '/site-drafts/{id}/changes/move':
			case '/site-drafts/{id}/changes/settle':
			case '/site-drafts/{id}/publish':
			case '/site-drafts/{id}/schedule':
				$store = Wiring::drafts();
				$draft = $store->create( 'A draft' );
				// Only changes that need no other capability.
				$change = self::change_of_template();
				$store->put( $draft, $change );
				return array( $draft, array( 'key' => $change->key(), 'keys' => array( $change->key() ), 'versions' => array( Change_Response::version( $store->change_post( $draft, $change->key() ) ) ), 'choice' => 'mine', 'to' => $store->create( 'Another' ), 'date' => '2031-01-01T12:00' ) );
			case '/style-variations':
				return array( 0, array( 'title' => 'Of the table', 'content' => $look ) );
			case '/style-variations/{id}':
				return array( $this->make_post( array( 'post_type' => Variation_Store::POST_TYPE, 'post_content' => $look ) ), array( 'title' => 'Of the table' ) );
			case '/theme-json':
				return array( 0, array( 'text' => '{"version":3,"styles":{}}' ) );
			default:
				return array( 0, array() );
		}
	}
}
