<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Conflicts;

use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class Locks_Controller_Test extends Test_Case {
	/** @param array<string, mixed> $arguments */
	private function ask( int $id, string $method = 'POST', array $arguments = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, "/atelier/v1/locks/$id" );
		$request->set_body_params( $arguments );
		return rest_do_request( $request );
	}

	private function holder( int $id, bool $is_forced = false ): ?array {
		return $this->ask( $id, 'POST', array( 'force' => $is_forced ) )->get_data()['holder'];
	}

	private function make_page(): int {
		return $this->make_post( array( 'post_type' => 'page' ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_is_for_those_who_may_edit(): array {
		return array(
			'not for nobody'       => array( '', 401 ),
			'not for a subscriber' => array( 'subscriber', 403 ),
			'not for an author'    => array( 'author', 403 ),
			'for an editor'        => array( 'editor', 200 ),
			'for an administrator' => array( 'administrator', 200 ),
		);
	}

	/** @dataProvider cases_is_for_those_who_may_edit */
	public function test_is_for_those_who_may_edit( string $role, int $status ): void {
		$id = $this->make_page();
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$this->assertSame( $status, $this->ask( $id )->get_status(), 'taking it' );
		$this->assertSame( 200 === $status, '' !== get_post_meta( $id, '_edit_lock', true ), 'whether it is locked:' );
		$this->assertSame( $status, $this->ask( $id, 'DELETE' )->get_status(), 'giving it back' );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_is_only_for_posts(): array {
		return array(
			'nothing'    => array( 0, 403 ),
			'a revision' => array( 'revision', 403 ),
		);
	}

	/**
	 * @param int|string $type
	 * @dataProvider cases_is_only_for_posts
	 */
	public function test_is_only_for_posts( $type, int $status ): void {
		$this->log_in_as( 'administrator' );
		$id = is_string( $type ) ? $this->make_post( array( 'post_type' => $type ) ) : 999999999;
		$this->assertSame( $status, $this->ask( $id )->get_status() );
	}

	public function test_returns_the_holder_until_it_is_released(): void {
		$id    = $this->make_page();
		$first = $this->log_in_as( 'administrator' );
		wp_update_user( array( 'ID' => $first, 'display_name' => 'Anna' ) );
		$this->assertNull( $this->holder( $id ), 'the first has it:' );
		$this->assertNull( $this->holder( $id ), 'and keeps it:' );
		$this->log_in_as( 'administrator' );
		$this->assertSame( array( 'id' => $first, 'name' => 'Anna' ), $this->holder( $id ), 'the second is told:' );
		$lock = get_post_meta( $id, '_edit_lock', true );
		$this->ask( $id, 'DELETE' );
		$this->assertSame( $first, (int) wp_check_post_lock( $id ), 'nobody gives back what somebody else has:' );
		$this->assertSame( $lock, get_post_meta( $id, '_edit_lock', true ), 'nor makes it end sooner:' );
		wp_set_current_user( $first );
		$this->ask( $id, 'DELETE' );
		update_post_meta( $id, '_edit_lock', ( time() - 151 ) . ":$first" );
		$second = $this->log_in_as( 'administrator' );
		$this->assertNull( $this->holder( $id ), 'then the second has it:' );
		wp_set_current_user( $first );
		$this->assertSame( $second, (int) wp_check_post_lock( $id ) );
	}

	public function test_is_taken_over_by_force(): void {
		$id    = $this->make_page();
		$first = $this->log_in_as( 'administrator' );
		$this->holder( $id );
		$second = $this->log_in_as( 'administrator' );
		$this->assertNull( $this->holder( $id, true ), 'the second takes it:' );
		wp_set_current_user( $first );
		$this->assertSame( $second, $this->holder( $id )['id'] ?? 0, 'the first learns of it:' );
	}
}
